/** When a story was made, as a parent would say it: "today", "yesterday", "on 3 May". */
export function madeWhen(createdAt: string, now: Date): string {
  const made = new Date(createdAt);
  const dayOf = (date: Date) => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);
  const days = dayOf(now) - dayOf(made);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const sameYear = made.getFullYear() === now.getFullYear();
  return `on ${made.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) })}`;
}
