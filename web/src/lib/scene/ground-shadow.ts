import {
  Camera,
  DoubleSide,
  Mesh as Drawn,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

/** Bodies in this layer throw a shadow. */
export const SHADOW_LAYER = 1;

const PIXELS = 512;
/** Heights beyond it are not drawn, metres. */
const TALLEST = 1000;
/** Weights of a bell curve over thirteen pixels: an edge is soft over a hundredth of the picture. */
const REACH = 6;
const SPREAD = 2.6;
const WEIGHTS = Array.from({ length: 2 * REACH + 1 }, (_, at) =>
  Math.exp(-((at - REACH) ** 2) / (2 * SPREAD ** 2)),
);
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight);

const BLUR = {
  vertexShader: "varying vec2 at; void main() { at = uv; gl_Position = vec4(position, 1.0); }",
  fragmentShader: `varying vec2 at; uniform sampler2D picture; uniform vec2 step; void main() {
    gl_FragColor = ${WEIGHTS.map((weight, index) => `texture2D(picture, at + step * ${(index - REACH).toFixed(1)}) * ${(weight / TOTAL).toFixed(6)}`).join(" + ")};
  }`,
};

/**
 * The shadow of a sun that stands still on flat ground, as a picture: everything pressed flat along its rays, seen from
 * above, and made soft. Drawn when a part has changed; a frame then only looks it up, which a device without a graphics chip
 * does in a quarter of the time that asking a shadow map takes.
 */
export class GroundShadow {
  private readonly flat = new MeshBasicMaterial({
    side: DoubleSide,
    depthTest: false,
    depthWrite: false,
  });
  private readonly camera = new Camera();
  private readonly sharp = new WebGLRenderTarget(PIXELS, PIXELS, { depthBuffer: false });
  private readonly soft = new WebGLRenderTarget(PIXELS, PIXELS, { depthBuffer: false });
  private readonly blur = new ShaderMaterial({
    ...BLUR,
    uniforms: { picture: { value: null }, step: { value: new Vector2() } },
    depthTest: false,
    depthWrite: false,
  });
  private readonly sheet = new Drawn(new PlaneGeometry(2, 2), this.blur);
  private readonly screen = new Scene().add(this.sheet);

  constructor() {
    this.camera.layers.set(SHADOW_LAYER);
    this.sheet.layers.enable(SHADOW_LAYER);
    this.sheet.frustumCulled = false;
  }

  /** Where its green is 1 no sun falls. It covers a square of twice the reach, in metres, around its middle. */
  get picture(): Texture {
    return this.sharp.texture;
  }

  /**
   * @param middle of the ground, metres; its z is the height of the ground
   * @param ray the way of the light
   */
  draw(renderer: WebGLRenderer, scene: Scene, { middle, ray, reach }: Shadowed): void {
    const [alongX, alongY] = [ray.x / ray.z, ray.y / ray.z];
    const { x, y, z } = middle;
    // Each point slides along the ray down to the ground, and the square around the middle fills the picture.
    this.camera.projectionMatrix.set(
      ...[1 / reach, 0, -alongX / reach, (z * alongX - x) / reach],
      ...[0, 1 / reach, -alongY / reach, (z * alongY - y) / reach],
      ...[0, 0, -1 / TALLEST, z / TALLEST],
      ...[0, 0, 0, 1],
    );
    scene.overrideMaterial = this.flat;
    this.render(renderer, scene, this.sharp);
    scene.overrideMaterial = null;
    this.soften(renderer, this.sharp, this.soft, [1 / PIXELS, 0]);
    this.soften(renderer, this.soft, this.sharp, [0, 1 / PIXELS]);
  }

  dispose(): void {
    for (const part of [this.flat, this.sharp, this.soft, this.blur, this.sheet.geometry])
      part.dispose();
  }

  private soften(
    renderer: WebGLRenderer,
    from: WebGLRenderTarget,
    to: WebGLRenderTarget,
    [x, y]: readonly [number, number],
  ): void {
    const { picture, step } = this.blur.uniforms;
    if (picture) picture.value = from.texture;
    (step?.value as Vector2 | undefined)?.set(x, y);
    this.render(renderer, this.screen, to);
  }

  private render(renderer: WebGLRenderer, scene: Scene, to: WebGLRenderTarget): void {
    renderer.setRenderTarget(to);
    renderer.render(scene, this.camera);
    renderer.setRenderTarget(null);
  }
}

export interface Shadowed {
  middle: Vector3;
  ray: Vector3;
  /** Metres from the middle to the edges of the picture. */
  reach: number;
}
