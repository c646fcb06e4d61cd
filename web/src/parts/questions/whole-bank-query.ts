import { queryOptions } from "@tanstack/react-query";
import type { Question } from "contract/questions";

/** Every question of the bank: it is encoded once on the server, and stays for as long as the page. */
export const wholeBankQuery = queryOptions<Question[]>({ queryKey: ["/api/questions"] });
