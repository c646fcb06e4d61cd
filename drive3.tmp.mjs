import { chromium } from "@playwright/test";
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--headless','--disable-gpu','--use-fake-device-for-media-stream','--use-fake-ui-for-media-stream']});
const shots='/tmp/rec-shots/';
const context = await browser.newContext({viewport:{width:1440,height:900}});
const page = await context.newPage();
page.on('console', m=>{ if(['error','warning'].includes(m.type())) console.log('CONSOLE', m.type(), m.text())});
page.on('pageerror', e=>console.log('PAGEERROR', e.message));
await page.addInitScript(()=>{ const own=navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices); window.refuse=null; window.streams=[];
 navigator.mediaDevices.getUserMedia=async(c)=>{ if(window.refuse) throw new DOMException('browser words', window.refuse); const s=await own(c); window.streams.push(s); window.asked=c; return s; };
 if (location.search.includes('nolock')) Object.defineProperty(navigator,'wakeLock',{value:undefined});
 else { const r=navigator.wakeLock?.request.bind(navigator.wakeLock); window.locks=[]; if(r) navigator.wakeLock.request=async(k)=>{ const l=await r(k); window.locks.push(l); return l; }; }
});
await page.goto('http://localhost:25401/'); await page.getByRole('button',{name:'Go to Dashboard'}).click(); await page.getByText('Sample data',{exact:true}).waitFor();
const toast=()=>page.getByRole('region',{name:/^Notifications/}).innerText();
for (const path of ['/star-practice','/audio-practice-star','/video-test']) {
 await page.goto('http://localhost:25401'+path); await page.waitForTimeout(1200);
 if (path==='/star-practice') await page.getByRole('button',{name:'Video'}).click();
 for (const name of ['NotAllowedError','NotFoundError','NotReadableError','OverconstrainedError','NotSupportedError','UnknownError']) {
  await page.evaluate(n=>{window.refuse=n},name);
  await page.getByRole('button',{name: path==='/video-test'?'Start camera':'Start Recording'}).click(); await page.waitForTimeout(500);
  console.log(path,name,JSON.stringify((await toast()).replaceAll('\n',' | ')), JSON.stringify(await page.getByRole('alert').allInnerTexts()));
 }
 if (path==='/star-practice') await page.screenshot({path:shots+'c-err.png'});
}
// wake lock + tracks
await page.goto('http://localhost:25401/star-practice'); await page.waitForTimeout(1200);
await page.getByRole('button',{name:'Video'}).click(); await page.getByRole('button',{name:'Start Recording'}).click(); await page.waitForTimeout(2000);
console.log('asked', JSON.stringify(await page.evaluate(()=>window.asked)));
console.log('locks', await page.evaluate(()=>window.locks?.map(l=>l.released)));
await page.getByRole('button',{name:'Pause'}).click(); await page.waitForTimeout(2000); await page.getByRole('button',{name:'Resume'}).click(); await page.waitForTimeout(1000);
await page.getByRole('button',{name:'Audio'}).click(); await page.waitForTimeout(600);
console.log('after leaving', await page.evaluate(()=>window.streams.flatMap(s=>s.getTracks().map(t=>t.readyState))), await page.evaluate(()=>window.locks?.map(l=>l.released)));
await page.getByRole('button',{name:'Video'}).click(); await page.waitForTimeout(800);
console.log('take', await page.evaluate(()=>document.querySelector('video').duration), await page.getByText(/00:0\d \/ 00:0\d/).innerText());
await page.locator('body').press('Alt+r'); await page.waitForTimeout(400); console.log('dialog', await page.getByRole('dialog').innerText());
await page.getByRole('button',{name:'Discard'}).click(); await page.waitForTimeout(1500); console.log(await page.getByText('Recording', {exact:true}).count());
await page.keyboard.press('Control+r'); await page.waitForTimeout(800); console.log('stopped by ctrl+r', await page.getByText('Record again').count());
// in-page navigation while recording
await page.goto('http://localhost:25401/audio-practice-star?nolock'); await page.waitForTimeout(1200);
await page.getByRole('button',{name:'Start Recording'}).click(); await page.waitForTimeout(2500);
console.log('fallback video', await page.evaluate(()=>[...document.querySelectorAll('body > video')].map(v=>[v.loop,v.paused,v.src.slice(0,5),v.readyState])));
await page.getByRole('link',{name:'Back to Dashboard'}).click(); await page.waitForTimeout(800);
console.log('left: tracks', await page.evaluate(()=>window.streams.flatMap(s=>s.getTracks().map(t=>t.readyState))), 'loop gone', await page.evaluate(()=>document.querySelectorAll('body > video').length===0));
await page.goBack(); await page.waitForTimeout(1200);
console.log('offered', await page.getByText('A recording is still here.').count());
await browser.close();
