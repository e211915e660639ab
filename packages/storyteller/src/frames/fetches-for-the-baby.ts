import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

const BABIES: Role = {
  fallback: { text: 'the baby', again: 'the baby' },
  cues: [
    { match: /\btriplets\b/i, phrase: { text: 'the triplets', plural: true } },
    { match: /\btwins\b/i, phrase: { text: 'the twins', plural: true } },
    { match: /\bbabies\b/i, phrase: { text: 'the babies', plural: true } },
    { match: /\b(?:little|younger) ones\b/i, phrase: { text: 'the little ones', plural: true } },
  ],
};

/** An older child who is sent for nappies all day, and has had enough of it. */
export const fetchesForTheBaby: NamedScene = {
  id: 'fetcher',
  image: 'a bell that nobody sees and that rings for one person',
  cue: said(
    String.raw`(?=[^]*\b(?:baby|twins|triplets|newborn|babies|little ones?)\b)[^]*?\b(?:servant|slave|maid|skivvy|cinderella|unpaid|dogsbody|(?:always|constantly|forever) (?:being |getting )?(?:(?:asked|told|made|sent) to (?:help|fetch|get|hold|watch|mind|pass|feed|change)|fetching|has to (?:help|fetch|hold|watch|get)|having to)|(?:sick|tired|fed up|had enough) of (?:helping|fetching|holding|watching|minding|being asked to)|help(?:s|ing)? too much|expected to help|(?:i|we) (?:rely|lean|depend) on (?:him|her|them) (?:too much|a lot))`,
    String.raw`\b(?:wants? to (?:help|hold)|loves? (?:helping|to help)|died|nobody helps|disab\w*|autis\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:servant|slave|maid|nappies|fetch\w*|asked|help\w*|since|born|hold|watch)\b/i,
  roles: { babies: BABIES },
  titles: { young: 'A Bell for Two Hands', older: 'The Bell That Nobody Sees' },
  text: {
    '6-7': `
      D<fetcher> Babies need things all day. Since {babies} came, it is as if a bell rings. {Name} hears, "Can you get a nappy? Can you hold this?" A person can be good at helping and be tired of it. Both are fine. Each job is small. A lot of small ones make a big one.
      P<fetcher> A grown-up with a baby on one arm has no hand free. So they ask the nearest pair of legs. They do not count how often.
      Q<fetcher> When somebody calls again, {Name} may feel ____.
      H<fetcher> {helper} can put nappies in every room. ~ That saves a lot of running.
      H<fetcher> {helper} can say which two jobs are {his}, and which are not.
      T<fetcher> {he} can say, "I will do this one, and then I am off."
      T<fetcher> {he} can hang up a sign for the time when {he plays}.
      C<fetcher> {he} can think, "Two jobs are mine. The rest is for grown-ups."
      A<fetcher> The bell rings less, as there is a basket in each room now. There are two jobs left with {Name}'s name on them. Babies need hands for a long time, and those are mostly grown-up ones. A brother or sister is for other things, such as making faces.
    `,
    '8-10': `
      D<fetcher> Some old houses had a bell for each room, and somebody downstairs who ran. Babies bring that back. Since {babies} arrived, {Name} may feel like that somebody. It is a nappy, a bottle, a muslin, "just for a second". Each one takes a minute. By the evening it was a job. Helping is good, and being tired of it is no sign of a bad brother or sister.
      P<fetcher> Adults who are holding {babies} see the door and whoever is next to it. They are short of sleep, and they have lost count. Most are startled by the number when someone tells them.
      P<fetcher> Helpful people get asked more. It is a compliment with a flaw in it.
      Q<fetcher> At the next call, {Name} might feel ____. Willing in the morning and furious by six is quite usual.
      H<fetcher> {helper} can stock a box in each room, so that nobody needs to be sent.
      H<fetcher> {helper} can settle two jobs and an hour that is free of them. ~ What is settled need not be argued each time.
      T<fetcher> {he} can keep a tally for one day, and show it without a speech.
      T<fetcher> {he} can say, "I can do that at five," and name the time.
      C<fetcher> {he} can think, "I am the brother or sister here. I am not on call."
      A<fetcher> There was a strip of paper with nineteen marks on it, and it was understood. Now there are boxes in three rooms, and the bell has gone quieter. It will ring again, since babies cannot fetch anything. Between the rings a brother or sister has time off, and it is written down.
    `,
    '11+': `
      D<fetcher> In grand houses there was once a row of bells, and whoever lived under it was not quite off duty, day or night. Babies bring that back, as {Name} may have noticed. Since {babies} came, there is a nappy to be got or a bottle to be found. It is quickest to ask whoever is tall enough. Nobody decided on it. That is what makes it difficult to resign.
      P<fetcher> Parents of a newborn live in twenty-minute pieces and plan no further. They tend to notice what is missing, and not who brought the last one.
      P<fetcher> To resent the work is not to resent {babies}. The two get confused, mainly by the person who feels it.
      Q<fetcher> On hearing {his} name from the next room again, {Name} might notice ____. It is often there before the sentence is finished.
      H<fetcher> {helper} can divide it properly: what adults do, what is shared, and what is nobody's because it can wait.
      H<fetcher> {helper} can accept the offers of friends and relatives. ~ Most people would rather be given a task than asked to admire.
      T<fetcher> {he} can offer two things, and choose them. ~ A job one has picked is a different job.
      T<fetcher> {he} can raise it at a quiet time, with a number: "It was fourteen times on Tuesday."
      C<fetcher> {he} can think, "I help here. I am not staff."
      A<fetcher> Bells went out of fashion when people began to keep things where they were used, and the same works for nappies. There is a shelf by the door now, and an evening on which {Name is} not to be called. Babies go on needing a great deal. It is the adults who answer for all of it, and they have been reminded.
    `,
  },
};
