import {
  BufferGeometry,
  Color,
  DirectionalLight,
  Mesh as Drawn,
  HemisphereLight,
  MeshBasicMaterial,
  type Object3D,
  type Scene,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
  type WebGLRenderer,
} from "three";
import { GroundShadow } from "./ground-shadow.ts";
import type { Vec3 } from "./mesh.ts";
import { Outline } from "./outline.ts";
import type { Light } from "./stage-model.ts";

/** How far the soft edge of a shadow reaches beyond it, by its own size. */
const SOFT_EDGE = 0.06;

/** A sun with a soft shadow on the ground, and the sky's light from all sides. A lamp more would be paid by every pixel. */
export class Lights {
  private readonly sky = new HemisphereLight();
  private readonly key = new DirectionalLight();
  private readonly shadow = new GroundShadow();
  private readonly shade = new MeshBasicMaterial({
    color: "#06222c",
    alphaMap: this.shadow.picture,
    transparent: true,
    depthWrite: false,
  });
  private readonly ground: Drawn;
  private reach = 1;
  readonly objects: readonly Object3D[];

  constructor() {
    this.ground = new Drawn(new BufferGeometry(), this.shade);
    this.objects = [this.sky, this.key, this.key.target, this.ground];
  }

  /** The middle of the scene on the ground, and how far its shadow reaches from there. */
  setGround([x, y, z]: Vec3, reach: number): void {
    this.reach = reach;
    this.key.position.set(x - 0.2 * reach, y + 0.12 * reach, z + 1.6 * reach);
    for (const object of [this.key.target, this.ground]) object.position.set(x, y, z);
    // The corners of the ground are metres from its middle.
    this.shadow.picture.repeat.setScalar(0.5 / reach);
    this.shadow.picture.offset.setScalar(0.5);
  }

  /**
   * Draws the shadow anew, and lays as much ground as it falls on: a floor that fills the picture costs a device without a
   * graphics chip as much as everything on it.
   * @param bodies those of the scene that throw it
   */
  layGround(renderer: WebGLRenderer, scene: Scene, bodies: readonly Drawn[]): void {
    if (!this.ground.visible) return;
    const middle = this.ground.position;
    const { x, y, z } = middle;
    const ray = new Vector3().subVectors(this.key.target.position, this.key.position);
    const at = new Vector3();
    const shadow = new Outline();
    for (const body of bodies) {
      body.updateMatrixWorld();
      const places = body.geometry.getAttribute("position");
      for (let index = 0; index < places.count; index += 1) {
        at.fromBufferAttribute(places, index).applyMatrix4(body.matrixWorld);
        at.addScaledVector(ray, (z - at.z) / ray.z);
        shadow.add(at.x - x, at.y - y);
      }
    }
    const corners = shadow.corners(SOFT_EDGE).map((corner) => new Vector2(...corner));
    this.ground.geometry.dispose();
    this.ground.geometry =
      corners.length > 2 ? new ShapeGeometry(new Shape(corners)) : new BufferGeometry();
    this.shadow.draw(renderer, scene, { middle, ray, reach: this.reach });
  }

  set(light: Light): void {
    this.sky.color = new Color(light.sky);
    this.sky.groundColor = new Color(light.ground);
    this.sky.intensity = light.skyStrength;
    this.key.color = new Color(light.key);
    this.key.intensity = light.keyStrength;
    this.shade.opacity = light.shadow;
    this.ground.visible = light.shadow > 0;
  }

  dispose(): void {
    this.ground.geometry.dispose();
    this.shade.dispose();
    this.shadow.dispose();
  }
}
