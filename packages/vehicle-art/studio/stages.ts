import type { SceneName } from '../backgrounds/background-names.ts';
import { BeachStage } from './beach/beach-stage.ts';
import { HardstandStage } from './hardstand/hardstand-stage.ts';
import type { Stage } from './stage.ts';
import { StudioStage } from './studio-stage.ts';

const MAKE: Record<SceneName, () => Stage> = {
  studio: () => new StudioStage('studio'),
  workshop: () => new StudioStage('workshop'),
  beach: () => new BeachStage(),
  hardstand: () => new HardstandStage(),
};

const stages = new Map<SceneName, Stage>();

/** The stage of a scene. It is set up once, because that takes seconds. */
export function stageOf(scene: SceneName): Stage {
  const known = stages.get(scene);
  if (known) return known;
  const stage = MAKE[scene]();
  stages.set(scene, stage);
  return stage;
}
