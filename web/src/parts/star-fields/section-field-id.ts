import type { StarSection } from "contract/star";

/** Id of a section's text area: what was left out is brought to the person by it. */
export const sectionFieldId = (section: StarSection) => `star-${section}`;
