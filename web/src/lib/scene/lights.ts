import {
  Color,
  DirectionalLight,
  Mesh as Drawn,
  HemisphereLight,
  type Object3D,
  PlaneGeometry,
  ShadowMaterial,
} from "three";
import type { Vec3 } from "./mesh.ts";
import type { Light } from "./stage-model.ts";

const SHADOW_PIXELS = 1024;

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
    // Wider than the shadow reaches: its own edge would cast one.
    this.ground = new Drawn(new PlaneGeometry(2.4, 2.4), this.shade);
    this.ground.receiveShadow = true;
    this.objects = [this.sky, this.key, this.key.target, this.ground];
  }

  /** The middle of the scene on the ground, and how far its shadow reaches from there. */
  setGround([x, y, z]: Vec3, reach: number): void {
    this.key.position.set(x - 0.2 * reach, y + 0.12 * reach, z + 1.6 * reach);
    for (const object of [this.key.target, this.ground]) object.position.set(x, y, z);
    this.ground.scale.set(reach, reach, 1);
    const { camera } = this.key.shadow;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach });
    Object.assign(camera, { near: 0.2 * reach, far: 3 * reach });
    camera.updateProjectionMatrix();
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
