import {
  BufferAttribute,
  BufferGeometry,
  Mesh as Drawn,
  type Material,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { SHADOW_LAYER } from "./ground-shadow.ts";
import { Lights } from "./lights.ts";
import type { Mesh, Vec3 } from "./mesh.ts";
import { eyeOf, type Orbit } from "./orbit.ts";
import { materialOf } from "./paints.ts";
import type { Light, Paint, Part, Placement, Stage, StageOptions } from "./stage-model.ts";

/** A dense screen shows no more than this; the rest is only heat. */
const MAX_PIXEL_RATIO = 2;
const NEAR = 0.3;
const FAR = 600;
const RADIANS = Math.PI / 180;

function geometryOf(mesh: Mesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(mesh.positions), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(mesh.normals), 3));
  geometry.setIndex(mesh.indices as number[]);
  return geometry;
}

/** The drawing surface, or null where there is none to be had. */
function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer | null {
  const context = canvas.getContext("webgl2", { antialias: true, alpha: true });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  renderer.setClearAlpha(0);
  return renderer;
}

class CanvasStage implements Stage {
  private readonly scene = new Scene();
  private readonly camera: PerspectiveCamera;
  private readonly parts = new Map<string, { drawn: Drawn; paint: string }>();
  private readonly materials = new Map<string, Material>();
  private readonly lights: Lights;
  private readonly observer: ResizeObserver;
  private paints: Readonly<Record<string, Paint>> = {};
  private asked = 0;
  private frames = 0;
  private isLost = false;
  private hasNewShadow = false;

  private readonly options: StageOptions;
  private readonly renderer: WebGLRenderer;

  constructor(options: StageOptions, renderer: WebGLRenderer) {
    this.options = options;
    this.renderer = renderer;
    this.camera = new PerspectiveCamera(options.fov, 1, NEAR, FAR);
    this.camera.up.set(0, 0, 1);
    this.lights = new Lights();
    this.scene.add(...this.lights.objects);
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(options.canvas);
    options.canvas.addEventListener("webglcontextlost", this.handleLost);
    options.canvas.addEventListener("webglcontextrestored", this.handleBack);
    this.fit();
  }

  setParts(parts: readonly Part[]): void {
    const wanted = new Set(parts.map(({ name }) => name));
    for (const name of [...this.parts.keys()]) if (!wanted.has(name)) this.remove(name);
    for (const part of parts) this.setPart(part);
  }

  setPart({ name, mesh, paint }: Part): void {
    this.remove(name);
    const drawn = new Drawn(geometryOf(mesh), this.materialNamed(paint));
    if ((this.paints[paint]?.opacity ?? 1) === 1) drawn.layers.enable(SHADOW_LAYER);
    this.parts.set(name, { drawn, paint });
    this.scene.add(drawn);
    this.ask(true);
  }

  setShown(name: string, isShown: boolean): void {
    const part = this.parts.get(name);
    if (!part || part.drawn.visible === isShown) return;
    part.drawn.visible = isShown;
    this.ask(true);
  }

  place(
    name: string,
    { shift = [0, 0, 0], pivot = [0, 0, 0], axis, degrees = 0 }: Placement,
  ): void {
    const drawn = this.parts.get(name)?.drawn;
    if (!drawn) return;
    const about = new Vector3(...pivot);
    if (axis)
      drawn.quaternion.setFromAxisAngle(new Vector3(...axis).normalize(), degrees * RADIANS);
    // Turned about the pivot: what the turn did to the pivot itself is taken back.
    drawn.position
      .copy(about)
      .sub(about.clone().applyQuaternion(drawn.quaternion))
      .add(new Vector3(...shift));
    this.ask(true);
  }

  setLook(paints: Readonly<Record<string, Paint>>, light: Light): void {
    this.paints = paints;
    for (const material of this.materials.values()) material.dispose();
    this.materials.clear();
    for (const { drawn, paint } of this.parts.values()) drawn.material = this.materialNamed(paint);
    this.lights.set(light);
    this.ask(true);
  }

  setGround(middle: Vec3, reach: number): void {
    this.lights.setGround(middle, reach);
    this.ask(true);
  }

  look(orbit: Orbit, target: Vec3, [right, down]: readonly [number, number] = [0, 0]): void {
    const { clientWidth, clientHeight } = this.options.canvas;
    if (right || down)
      this.camera.setViewOffset(clientWidth, clientHeight, right, down, clientWidth, clientHeight);
    else if (this.camera.view) this.camera.clearViewOffset();
    this.camera.position.set(...eyeOf(orbit, target));
    this.camera.lookAt(...target);
    this.camera.updateMatrixWorld();
    this.ask();
  }

  project(point: Vec3) {
    const { clientWidth, clientHeight } = this.options.canvas;
    const { x, y, z } = new Vector3(...point).project(this.camera);
    return {
      x: ((x + 1) / 2) * clientWidth,
      y: ((1 - y) / 2) * clientHeight,
      isInPicture: Math.abs(x) <= 1 && Math.abs(y) <= 1 && z < 1,
    };
  }

  dispose(): void {
    cancelAnimationFrame(this.asked);
    this.observer.disconnect();
    const { canvas } = this.options;
    canvas.removeEventListener("webglcontextlost", this.handleLost);
    canvas.removeEventListener("webglcontextrestored", this.handleBack);
    for (const name of [...this.parts.keys()]) this.remove(name);
    for (const material of this.materials.values()) material.dispose();
    this.lights.dispose();
    this.renderer.dispose();
  }

  private materialNamed(name: string): Material {
    const known = this.materials.get(name) ?? materialOf(this.paints[name] ?? { colour: "#888" });
    this.materials.set(name, known);
    return known;
  }

  private remove(name: string): void {
    const part = this.parts.get(name);
    if (!part) return;
    this.scene.remove(part.drawn);
    part.drawn.geometry.dispose();
    this.parts.delete(name);
  }

  /** One frame at the next turn of the screen, however often it is asked for; nothing is drawn unasked. */
  private ask(hasNewShadow = false): void {
    if (hasNewShadow) this.hasNewShadow = true;
    if (this.asked || this.isLost) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.draw();
    });
  }

  private draw(): void {
    // The sun stands still: its shadow is drawn again only when a part has changed.
    if (this.hasNewShadow) this.lights.layGround(this.renderer, this.scene, this.casting());
    this.hasNewShadow = false;
    this.renderer.render(this.scene, this.camera);
    this.frames += 1;
    // For whoever measures: nothing else can tell from outside whether a frame was drawn.
    const { dataset } = this.options.canvas;
    dataset["frames"] = String(this.frames);
    dataset["calls"] = String(this.renderer.info.render.calls);
    dataset["triangles"] = String(this.renderer.info.render.triangles);
    this.options.onFrame?.();
  }

  private casting(): Drawn[] {
    return [...this.parts.values()]
      .map(({ drawn }) => drawn)
      .filter(({ visible, layers }) => visible && layers.isEnabled(SHADOW_LAYER));
  }

  private fit(): void {
    const { clientWidth, clientHeight } = this.options.canvas;
    if (!clientWidth || !clientHeight) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    this.options.onShape?.(this.camera.aspect);
    this.ask();
  }

  private readonly handleLost = (event: Event): void => {
    // Without this the browser never gives it back.
    event.preventDefault();
    this.isLost = true;
    cancelAnimationFrame(this.asked);
    this.asked = 0;
    this.options.onLost?.(true);
  };

  private readonly handleBack = (): void => {
    this.isLost = false;
    this.options.onLost?.(false);
    this.ask(true);
  };
}

/**
 * A stage on a canvas that CSS gives its size: z is up, one frame a change and none otherwise.
 * @returns null where the device cannot draw in three dimensions
 */
export function openStage(options: StageOptions): Stage | null {
  const renderer = openRenderer(options.canvas);
  return renderer && new CanvasStage(options, renderer);
}
