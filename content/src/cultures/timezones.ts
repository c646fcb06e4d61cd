import type { TimezoneOption } from "./schema.ts";

const NORTH_AMERICA =
  "Forward on the second Sunday of March, back on the first Sunday of November.";
const EUROPE = "Forward on the last Sunday of March, back on the last Sunday of October.";
const NEVER = "The clocks do not change.";

/** In the order of the specification (2, section 3). */
export const TIMEZONE_OPTIONS: readonly TimezoneOption[] = [
  {
    value: "America/New_York",
    label: "Eastern Time (New York)",
    offset: "UTC-5",
    hasDaylightSaving: true,
    clockChanges: NORTH_AMERICA,
  },
  {
    value: "America/Chicago",
    label: "Central Time (Chicago)",
    offset: "UTC-6",
    hasDaylightSaving: true,
    clockChanges: NORTH_AMERICA,
  },
  {
    value: "America/Denver",
    label: "Mountain Time (Denver)",
    offset: "UTC-7",
    hasDaylightSaving: true,
    clockChanges: `${NORTH_AMERICA} Most of Arizona stays on standard time.`,
  },
  {
    value: "America/Los_Angeles",
    label: "Pacific Time (Los Angeles)",
    offset: "UTC-8",
    hasDaylightSaving: true,
    clockChanges: NORTH_AMERICA,
  },
  {
    value: "Europe/London",
    label: "London",
    offset: "UTC+0",
    hasDaylightSaving: true,
    clockChanges: EUROPE,
  },
  {
    value: "Europe/Paris",
    label: "Paris",
    offset: "UTC+1",
    hasDaylightSaving: true,
    clockChanges: EUROPE,
  },
  {
    value: "Europe/Moscow",
    label: "Moscow",
    offset: "UTC+3",
    hasDaylightSaving: false,
    clockChanges: NEVER,
  },
  {
    value: "Asia/Dubai",
    label: "Dubai",
    offset: "UTC+4",
    hasDaylightSaving: false,
    clockChanges: NEVER,
  },
  {
    value: "Asia/Kolkata",
    label: "Kolkata",
    offset: "UTC+5:30",
    hasDaylightSaving: false,
    clockChanges: `${NEVER} All of India keeps this time.`,
  },
  {
    value: "Asia/Shanghai",
    label: "Shanghai",
    offset: "UTC+8",
    hasDaylightSaving: false,
    clockChanges: `${NEVER} Officially all of China keeps this time.`,
  },
  {
    value: "Asia/Tokyo",
    label: "Tokyo",
    offset: "UTC+9",
    hasDaylightSaving: false,
    clockChanges: `${NEVER} Japan has one zone.`,
  },
  {
    value: "Asia/Singapore",
    label: "Singapore",
    offset: "UTC+8",
    hasDaylightSaving: false,
    clockChanges: NEVER,
  },
  {
    value: "Australia/Sydney",
    label: "Sydney",
    offset: "UTC+10",
    hasDaylightSaving: true,
    clockChanges:
      "Forward on the first Sunday of October, back on the first Sunday of April. Queensland, Western Australia and the Northern Territory stay on standard time.",
  },
  {
    value: "Pacific/Auckland",
    label: "Auckland",
    offset: "UTC+12",
    hasDaylightSaving: true,
    clockChanges: "Forward on the last Sunday of September, back on the first Sunday of April.",
  },
];
