/** The outcome of `work`, or the error that `late` makes when it takes longer. */
export async function within<Outcome>(
  milliseconds: number,
  work: Promise<Outcome>,
  late: () => Error,
): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}
