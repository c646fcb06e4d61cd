/** Listens to what has changed on the server for this person; returns how to stop. Reconnects by itself. */
export function listenToServer(onChanged: (topic: string) => void): () => void {
  const source = new EventSource("/api/events", { withCredentials: true });
  source.addEventListener("changed", (event) => {
    const data: unknown = JSON.parse(event.data as string);
    if (typeof data === "object" && data !== null && "topic" in data) onChanged(String(data.topic));
  });
  return () => source.close();
}
