import { queryOptions } from "@tanstack/react-query";
import type { Preparation } from "contract/preparation";

/** The parts of Smart Prep that the person has completed, of every region. */
export const preparationsQuery = queryOptions<Preparation[]>({ queryKey: ["/api/preparation"] });
