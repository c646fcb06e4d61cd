import net, { type AddressInfo } from "node:net";

/** A line to a database that can be cut and mended. */
export type Relay = {
  /** The same database address, through this line. */
  through(url: string): string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const open = new Set<net.Socket>();
  let isCut = false;
  const relay = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = net.connect(Number(port || 5432), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    return undefined;
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    through: (url) => {
      const own = new URL(url);
      own.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
      return own.href;
    },
    cut,
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        relay.close(() => resolve());
      }),
  };
}
