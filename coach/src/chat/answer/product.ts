import { AIRLINES } from "content/airlines/airlines";
import type { Citation } from "contract/chat";
import { PRODUCT_SCREENS, SCREENS, type ScreenName } from "../product-parts.ts";
import type { ChatRequest } from "../request.ts";
import type { Voice } from "../words.ts";
import { type Context, type Draft, suggest } from "./draft.ts";

/** A part of the product, and the screens that open it. */
export function tellOfProduct(
  request: Extract<ChatRequest, { kind: "product" }>,
  { voice }: Context,
): Draft {
  const screens = PRODUCT_SCREENS[request.part];
  return {
    request,
    paragraphs: [voice.say(`product.${request.part}`, { count: AIRLINES.length })],
    citations: screens.map((screen) => screenCitation(screen, voice)),
    suggestions: suggest(voice, [["suggest.practise"], ["suggest.plan"], ["suggest.capabilities"]]),
  };
}

/** A screen by its name in the voice's language; its id ends in the way to it. */
const screenCitation = (screen: ScreenName, { say }: Voice): Citation => ({
  id: `${OF_SCREENS}${SCREENS[screen]}`,
  title: say(`screen.${screen}`),
  source: null,
});

const OF_SCREENS = "screens/";

/** Whether a citation names a screen of the product, and no fact. */
export const isScreen = ({ id }: Citation): boolean => id.startsWith(OF_SCREENS);
