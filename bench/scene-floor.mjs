// The floor of bench/scene.mjs: as many triangles in one body under one lamp, drawn by the same library, and nothing else.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { ROOT } from "../scripts/pinned-node.mjs";

const LIBRARY = join(ROOT, "node_modules/three/build");

/**
 * An ellipsoid as long, wide and high as an aircraft, in metres; it turns one degree every 50 ms, as the screen does,
 * once its button is pressed and until it is pressed again.
 */
const page = ({
  width,
  height,
  triangles,
  size,
}) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>Bare scene</title><canvas style="width:${width}px;height:${height}px"></canvas><button>Turn</button>
<script type="module">
import { DirectionalLight, Mesh, MeshLambertMaterial, PerspectiveCamera, Scene, SphereGeometry, WebGLRenderer } from "./three.module.js";
const canvas = document.querySelector("canvas");
const context = canvas.getContext("webgl2", { antialias: true, alpha: true });
const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
renderer.setSize(${width}, ${height}, false);
const camera = new PerspectiveCamera(28, ${width / height}, 0.3, 600);
camera.up.set(0, 0, 1);
const scene = new Scene();
const rows = Math.round(Math.sqrt(${triangles} / 4));
const body = new Mesh(new SphereGeometry(1, 2 * rows, rows), new MeshLambertMaterial({ color: "#d0d8dc" }));
body.scale.set(${size.map((metres) => metres / 2).join(", ")});
const lamp = new DirectionalLight("#fff", 2);
lamp.position.set(-10, -20, 60);
scene.add(body, lamp);
const away = Math.max(${size.join(", ")}) * 2;
let yaw = 0;
let isTurning = false;
document.querySelector("button").onclick = () => { isTurning = !isTurning; };
setInterval(() => {
  if (!isTurning) return;
  yaw += Math.PI / 180;
  requestAnimationFrame(() => {
    camera.position.set(Math.cos(yaw) * away, Math.sin(yaw) * away, away * 0.3);
    camera.lookAt(0, 0, 0);
    renderer.render(scene, camera);
    canvas.dataset.frames = String(Number(canvas.dataset.frames ?? 0) + 1);
    canvas.dataset.triangles = String(renderer.info.render.triangles);
  });
}, 50);
</script></html>`;

/** @param {{ width: number, height: number, triangles: number, size: number[] }} shape CSS pixels; metres of the body */
export async function startBareScene(shape) {
  const server = createServer((request, answer) => {
    const module = /^\/(three\.(?:module|core)\.js)$/.exec(request.url)?.[1];
    if (module)
      return answer
        .writeHead(200, { "content-type": "text/javascript" })
        .end(readFileSync(join(LIBRARY, module)));
    return request.url === "/"
      ? answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(shape))
      : answer.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${server.address().port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
