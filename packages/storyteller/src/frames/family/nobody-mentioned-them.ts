import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const SIB = String.raw`(?:half[- ]?)?(?:brother|sister|sibling)s?`;

const WHO: Role = {
  fallback: { text: 'a half-brother or half-sister' },
  cues: [
    { match: /\bhalf[- ]?brothers\b/i, phrase: { text: 'half-brothers', plural: true } },
    { match: /\bhalf[- ]?sisters\b/i, phrase: { text: 'half-sisters', plural: true } },
    { match: /\bhalf[- ]?siblings\b/i, phrase: { text: 'half-brothers or half-sisters', plural: true } },
    { match: /\bhalf[- ]?brother\b|\b(?:secret|other) (?:brother|son)\b/i, phrase: { text: 'a half-brother', gender: 'm' } },
    { match: /\bhalf[- ]?sister\b|\b(?:secret|other) (?:sister|daughter)\b/i, phrase: { text: 'a half-sister', gender: 'f' } },
    { match: /\bbrother\b|\bson\b/i, phrase: { text: 'a brother', gender: 'm' } },
    { match: /\bsister\b|\bdaughter\b/i, phrase: { text: 'a sister', gender: 'f' } },
  ],
}; // prettier-ignore

/** A brother or sister of whom nobody had told the child. */
export const nobodyMentionedThem: NamedScene = {
  id: 'foundsibling',
  image: 'an old photograph that turns out to be wider than its frame',
  cue: said(
    String.raw`\b(?:found out|finds? out|discovered|told (?:him|her|them)|tell (?:him|her|them)|learn(?:t|ed)|just (?:heard|told))\b[^.!?]{0,50}\b(?:has|have|had|got|there is|about)\b[^.!?]{0,24}\b(?:half[- ]?(?:brother|sister|sibling)s?|(?:another|other|older|secret) ${SIB})\b|\b${SIB}\b[^.!?]{0,20}\b(?:never (?:knew|heard|met|told)|did ?n['’]?t know|nobody (?:told|mentioned)|no idea)\b|\b(?:secret|other) (?:son|daughter|brother|sister|child) (?:from|he|she|by|with|in)\b|\b(?:found out|finds? out|discovered|told|learn(?:t|ed)|knows|heard)\b[^.!?]{0,24}\b(?:dad|daddy|mum|mummy|mom|father|mother|husband|ex)\b[^.!?]{0,6}\b(?:has|had|have|got) (?:got )?(?:another|an older|a grown[- ]?up|other) (?:son|daughter|child|family|kids|children|boy|girl)\b|\b(?:dad|mum|mom|husband|ex|father|mother)['’]?s? (?:has |had |have )?(?:got )?(?:a |another )?(?:secret|grown[- ]?up|older) (?:son|daughter|child)\b`,
    String.raw`\b(?:adopt\w*|foster\w*|donor|pregnan\w*|expecting|baby|step\w*|died|miscarr\w*|stillb\w*)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:half|found out|never knew|before|secret|in touch|contact|met me)\b/i,
  roles: { sib: WHO },
  titles: { young: 'Wider Than the Frame', older: 'Wider Than the Frame' },
  text: {
    '6-7': `
      D<foundsibling> A family can be like a photo in a frame that is too small. Part of it was folded behind. Now {Name} has heard of {sib}, and it is a surprise. Half means that they have one parent in common. It is fine to be glad, or cross, or to have no idea yet.
      P<foundsibling> Grown-ups sometimes wait for a good day to tell such a thing. Then years go by. It was for them to say, and no child did anything wrong.
      Q<foundsibling> When {Name} thinks of it, there may be a feeling of ____. There may be three at once.
      H<foundsibling> {helper} can answer, and say what is not known.
      H<foundsibling> {helper} can say who in the family knows about it. ~ Then it is no secret.
      T<foundsibling> {he} can draw the family with the new place in it.
      T<foundsibling> {he} can ask one question now, and keep the others.
      C<foundsibling> {he} can think, "The picture is wider. I am still in it."
      A<foundsibling> The photo has been unfolded, and it needs a wider frame. Nobody was cut off for it. There may be a meeting one day, or a letter, or nothing yet. {Name has} the same place in the family as before.
    `,
    '8-10': `
      D<foundsibling> It is strange to find that a family photograph is wider than its frame. {Name} has learned of {sib}, and nobody had mentioned it. In an afternoon a family gets one more, although all that has changed is who knows. There may be two things in it to get over. One is the news, and the other is that it is old news to somebody.
      P<foundsibling> Adults put off telling such things, mostly because the beginning is hard to explain. The longer they wait, the harder it gets. It says nothing about whether {Name} can be trusted.
      P<foundsibling> Somebody on the other side may have known for years about {Name}, or may be just as surprised.
      Q<foundsibling> Since then, {Name} might feel ____. Curious and cheated is a common pair.
      H<foundsibling> {helper} can tell it from the beginning, in one go, and then take questions.
      H<foundsibling> {helper} can say what is planned, and that meeting anybody can wait.
      T<foundsibling> {he} can write the questions down, and cross out the ones that stop mattering.
      T<foundsibling> {he} can say, "I mind that I wasn't told." ~ That is a fair point, and separate from the rest.
      C<foundsibling> {he} can think, "It is new to me. I can take it at my speed."
      A<foundsibling> The picture has been taken out of its old frame and lies flat on the table. What comes next is open: a letter, a call, a shy lunch, or nothing for now. Whoever was in the family is still in it, in the same place. There is only more of the photograph than anyone had shown.
    `,
    '11+': `
      D<foundsibling> Historians get excited when a photograph turns out to be wider than its frame. In a family it is less of a pleasure. {Name} has found out about {sib}, and with it that other people knew. The relation itself may be interesting. What tends to hurt is the arithmetic of it, how many years, how many birthdays, how many chances to say something.
      P<foundsibling> Parents who keep quiet about an earlier child are seldom hiding the child. They are hiding a time in their own lives, and each year makes the first sentence harder. It explains the silence without making it right.
      P<foundsibling> The person at the other end did not choose this either. They may have been wondering about {Name} for longer than the other way round.
      Q<foundsibling> Thinking about it, {Name} might notice ____. The order may change from one day to the next.
      H<foundsibling> {helper} can tell the whole of it once, without tidying, and be available afterwards. ~ Questions come late, often in cars.
      H<foundsibling> {helper} can leave the speed of any contact to {Name}, and stay close to the first of it. ~ Strangers with the right surname are still strangers at first.
      T<foundsibling> {he} can keep the two things apart: what {he thinks} of the news, and what {he thinks} of having been left out of it.
      T<foundsibling> {he} can decide who hears of it from {him}. ~ It is private, and it need not be a secret.
      C<foundsibling> {he} can think, "The family has not changed. My information has."
      A<foundsibling> The old frame is too small now, and a new one has not been chosen. There may be a message one day, a cautious coffee, or simply the knowledge that somebody has the same ears. None of it needs deciding this month. The people of the family are where they were, and one of them owes the others a longer story.
    `,
  },
};
