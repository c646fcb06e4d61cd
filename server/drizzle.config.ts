import { defineConfig } from "drizzle-kit";

// `npx drizzle-kit generate --name what-changes` in this folder writes the next migration for both databases.
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/*.ts",
  out: "./src/db/migrations",
});
