import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AirlineFact, ALLIANCES, REGIONS, SEARCH_MIN_CHARACTERS } from "./airline-facts.ts";
import { json, problems } from "./route-answers.ts";

const AirlineFacts = z.array(AirlineFact);

export const listAirlineFacts = createRoute({
  method: "get",
  path: "/api/airline-facts",
  tags: ["airline-facts"],
  summary: "The airline reference guide",
  request: {
    query: z.object({ region: z.enum(REGIONS).optional(), alliance: z.enum(ALLIANCES).optional() }),
  },
  responses: { 200: json(AirlineFacts, "Airlines in alphabetical order"), ...problems(400) },
});

export const searchAirlineFacts = createRoute({
  method: "get",
  path: "/api/airline-facts/search",
  tags: ["airline-facts"],
  summary: "Search the guide; every word must occur",
  request: {
    query: z.object({
      q: z
        .string("Type what to search for")
        .trim()
        .min(SEARCH_MIN_CHARACTERS, "Type more than 2 characters")
        .max(100),
    }),
  },
  responses: { 200: json(AirlineFacts, "Airlines found, name matches first"), ...problems(400) },
});

export const getAirlineFact = createRoute({
  method: "get",
  path: "/api/airline-facts/{airlineName}",
  tags: ["airline-facts"],
  summary: "One airline by its URL-encoded name",
  request: { params: z.object({ airlineName: z.string() }) },
  responses: { 200: json(AirlineFact, "The airline"), ...problems(404) },
});
