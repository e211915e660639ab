const DAYS = String.raw`yesterday|last (?:night|week|month|year|time|term)|today|tonight|tomorrow|next (?:week|month|year)|ago`;

/** What happened on one day is told by nothing that is true of every day; `more` are further words for such a day. */
export const ofOneDay = (...more: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${[DAYS, ...more].join('|')})\b`, 'i');
