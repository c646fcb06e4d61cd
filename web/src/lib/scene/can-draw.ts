/** Whether this browser can draw in three dimensions. Opens nothing: only `openStage` finds out for certain. */
export const canDraw = (): boolean => typeof WebGL2RenderingContext !== "undefined";
