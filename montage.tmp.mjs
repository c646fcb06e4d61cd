import { chromium } from "@playwright/test"; import { writeFileSync } from "node:fs";
const [out,h,...names]=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--headless','--allow-file-access-from-files']});
writeFileSync('/tmp/rec-shots/m.html',`<body style="margin:0;display:flex;gap:10px;width:max-content;align-items:start">${names.map(n=>`<img height=${h} src="${n}.png">`).join('')}`);
const p=await b.newPage(); await p.goto('file:///tmp/rec-shots/m.html'); await p.waitForTimeout(500);
await (await p.$('body')).screenshot({path:`/tmp/rec-shots/${out}.png`}); await b.close();
