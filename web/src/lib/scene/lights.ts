import {
  BufferGeometry,
  Color,
  DirectionalLight,
  Mesh as Drawn,
  HemisphereLight,
  type Object3D,
  ShadowMaterial,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
} from "three";
import type { Vec3 } from "./mesh.ts";
import { Outline } from "./outline.ts";
import type { Light } from "./stage-model.ts";

const SHADOW_PIXELS = 1024;
/** How far the soft edge of a shadow reaches beyond it, by its own size. */
const SOFT_EDGE = 0.06;

/** A sun with a soft shadow on the ground, and the sky's light from all sides. A lamp more would be paid by every pixel. */
export class Lights {
  private readonly sky = new HemisphereLight();
  private readonly key = new DirectionalLight();
  private readonly shade = new ShadowMaterial({ color: "#06222c" });
  private readonly ground: Drawn;
  readonly objects: readonly Object3D[];

  constructor() {
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
    this.key.shadow.radius = 9;
    this.key.shadow.blurSamples = 20;
    this.key.shadow.bias = -0.0005;
    this.ground = new Drawn(new BufferGeometry(), this.shade);
    this.ground.receiveShadow = true;
    this.objects = [this.sky, this.key, this.key.target, this.ground];
  }

  /** The middle of the scene on the ground, and how far its shadow reaches from there. */
  setGround([x, y, z]: Vec3, reach: number): void {
    this.key.position.set(x - 0.2 * reach, y + 0.12 * reach, z + 1.6 * reach);
    for (const object of [this.key.target, this.ground]) object.position.set(x, y, z);
    const { camera } = this.key.shadow;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach });
    Object.assign(camera, { near: 0.2 * reach, far: 3 * reach });
    camera.updateProjectionMatrix();
  }

  /**
   * Lays as much ground as the shadow of these bodies falls on. Each of its pixels asks the shadow map: a floor that
   * fills the picture costs a device without a graphics chip as much as everything on it.
   */
  layGround(bodies: readonly Drawn[]): void {
    const { x, y, z } = this.ground.position;
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
    this.key.shadow.dispose();
  }
}
