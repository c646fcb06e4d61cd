import { useMutation } from "@tanstack/react-query";
import { useAccount } from "../../lib/account.tsx";
import { now } from "../../lib/clock.ts";
import { readDeviceData } from "../../lib/device-data.ts";
import { saveFile } from "../../lib/download.ts";
import { exportUser } from "./api.ts";
import { exportFileName } from "./model.ts";

/** Everything the server keeps, and what only this device has, in one file; resolves to its name. */
export function useDownload() {
  const { userKey } = useAccount();
  return useMutation({
    mutationFn: async () => {
      const everything = { ...(await exportUser()), onThisDevice: readDeviceData(userKey) };
      const file = exportFileName(now());
      saveFile(file, JSON.stringify(everything, null, 2), "application/json");
      return file;
    },
  });
}
