/** The time ranges, in days up to and with today (specification, section 9). */
export const TIME_RANGES = [
  { days: 7, label: 'Last 7 days' },
  { days: 30, label: 'Last 30 days' },
  { days: 90, label: 'Last 3 months' },
  { days: 365, label: 'Last year' },
] as const;

export type Days = (typeof TIME_RANGES)[number]['days'];

/** Which sessions are looked at. */
export interface Filters {
  /** A child's name; '' is all children. */
  readonly child: string;
  readonly days: Days;
}

/** What the page shows. All of it is in the address, so that Back and a kept link work. */
export interface View extends Filters {
  readonly as: 'chart' | 'table';
}

/** What an address without anything behind it shows. */
const USUAL: View = { child: '', days: 30, as: 'chart' };

/** Reads the part of an address behind "?". What is not known counts as not chosen. */
export function viewOf(search: string): View {
  const params = new URLSearchParams(search);
  return {
    child: params.get('child') ?? USUAL.child,
    days: TIME_RANGES.find(({ days }) => String(days) === params.get('days'))?.days ?? USUAL.days,
    as: params.get('as') === 'table' ? 'table' : USUAL.as,
  };
}

/** The address of a view; what is usual is left out. */
export function hrefOf({ child, days, as }: View): string {
  const params = new URLSearchParams();
  if (child !== USUAL.child) params.set('child', child);
  if (days !== USUAL.days) params.set('days', String(days));
  if (as !== USUAL.as) params.set('as', as);
  const query = params.toString();
  return query === '' ? '/progress-dashboard' : `/progress-dashboard?${query}`;
}
