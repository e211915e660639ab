const AWAY =
  /\b(?:is|are|has gone|went|works|working|goes) (?:\p{L}+ ){0,2}?(?:away|at sea|abroad|on (?:a|an|the) (?:\p{L}+ )?(?:ship|boat|submarine|rig|tour))\b/iu;
const BACK =
  /(?:^|[.;,] ?)(?:and |but )?(?:(?:he|she|they|daddy|dad|mummy|mum|mama|papa)(?:['’]s|['’]ll(?: be)?| is| are| will(?: be)?)? )(comes?|coming|gets?|back|home)(?: back| home)? ?(on|at|in|next|this|tomorrow|after|soon)?( \p{L}+){0,3}?(?=[.,;!]|$)/iu;

/** "Daddy is away on a ship", with "he comes home on Friday" below it: that is no hard news, and a time to count to. */
export function withComingBack(theme: string, details: string): string {
  if (!AWAY.test(theme) || /\b(?:home|back)\b/i.test(theme) || /\b(?:not|never|n['’]t)\b/i.test(details)) return theme;
  const said = BACK.exec(details)?.[0]
    .replace(/^[.;,\s]+|^(?:and|but) /giu, '')
    .trim();
  if (said === undefined || !/\b(?:home|back)\b/i.test(said)) return theme;
  const when = /\b(?:(?:on|next|this|in|after|at) [\p{L}\d ]+|tomorrow|soon)$/iu.exec(said)?.[0] ?? '';
  return `${theme.trim().replace(/[.!]+$/, '')} and comes home ${when}`.trim();
}
