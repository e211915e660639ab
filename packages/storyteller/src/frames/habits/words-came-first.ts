import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Whoever said it, by name where the parent gave one. */
const WHO: Role = {
  fallback: { text: 'somebody' },
  cues: [
    { match: /\b(?:boy|girl|child|kid|lad|classmate|friend|pupil)(?: in (?:his|her|their) (?:class|year))?,? (?:called|named) (\p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
    { match: /\b(?:a|another|one) boy\b/i, phrase: { text: 'a boy' } },
    { match: /\b(?:a|another|one) girl\b/i, phrase: { text: 'a girl' } },
  ],
}; // prettier-ignore

/** A hit that was the answer to words: a name, a joke, a laugh. */
export const wordsCameFirst: NamedScene = {
  id: 'wordsfirst',
  image: 'a word that was like a stone, and hands that wanted to answer it',
  cue: said(
    String.raw`\b(?:hits?|hitting|hit|punch\w*|kick\w*|push\w*|shov\w*|slap\w*|lash\w* out|fights?|fought|hurt)\b[^.]{0,90}\b(?:because|after|when|for|as|cos)\b[^.]{0,40}\b(?:call(?:s|ed|ing)? (?:him|her|them|his|her|their)\b|said|says|teas\w*|laugh(?:s|ed|ing)? at|insult\w*|names|make|made fun|making fun|mock\w*|wound (?:him|her|them) up|winds? (?:him|her|them) up|provok\w*)\b|\b(?:hits?|hit|punch\w*|kick\w*|push\w*) (?:a|the|another) \w+ who (?:insult\w*|call(?:ed|s)|said)|\b(?:call(?:s|ed|ing)? (?:him|her|them) (?:a |an )?\w+|teas\w*|laugh(?:s|ed|ing)? at(?: (?:him|her|them))?|wind(?:s|ing)? (?:him|her|them) up)\b[^.]{0,40}\b(?:so|and) (?:then )?(?:he |she |they )?(?:hits?|hit|punch\w*|kick\w*|push\w*|shov\w*|slap\w*|lash\w*)`,
    String.raw`\b(?:(?<!(?:call(?:s|ed)?|about|insulted) (?:his|her|their) )(?:brother|sister)|says? no|said no|i (?:say|said)|we (?:say|said)|was hit|got hit|gets hit|hits? (?:him|her) and|says? sorry)\b`,
  ),
  decides:
    /^(?:(?:he|she|they|my \w+|our \w+|\p{Lu}\p{Ll}+) )?(?:has )?(?:hit|hits|punched|kicked|pushed|shoved|slapped|lashed out at|(?:got|gets) into (?:a |another )?fights?|fights?|fought)\b(?! by)[^.]{0,60}\b(?:because|after|when|cos|who)\b[^.]{0,30}\b(?:call(?:ed|s|ing) (?:him|her|them|(?:his|her|their) (?:mum|mom|dad|mother|father|nan|family|brother|sister))\b|(?:said|says|saying) (?:\w+ ){0,3}about (?:him|her|them|his|her|their)|insult\w* (?:him|her|them|his|her|their)|teas\w+ (?:him|her|them)|laugh(?:ed|s|ing) at (?:him|her|them))/iu,
  roles: { who: WHO, teacher: TEACHER },
  answers: /\b(?:call(?:s|ed|ing)?|teas\w*|said|names|sent home|laugh\w*)\b/i,
  titles: { young: 'Words Came First', older: 'The Part Before the Hit' },
  text: {
    '4-5': `
      D<wordsfirst> Some words feel like a poke. {who} said words like that, and {his} hands were quick. But a hit does not make a word go away. Now there is a poke and a hit, and two are hurt. Words first went wrong, and words can help.
      P<wordsfirst> Some say such words to see what happens next. They get hurt by a hit all the same.
      Q<wordsfirst> When somebody says unkind words, {his} hands may feel ____.
      H<wordsfirst> {helper} can hear the whole tale, from the first word.
      H<wordsfirst> {helper} can help both of them. ~ Two were hurt.
      T<wordsfirst> {he} can hold up one flat hand and say, "Stop."
      T<wordsfirst> {he} can take both feet to a grown-up.
      C<wordsfirst> {he} can say, "That was unkind. I am going."
      A<wordsfirst> The words were wrong, and the hit was wrong. Both can be put right. Hands can hold each other tight until a word comes out. Then they are free for sand and cars.
    `,
    '6-7': `
      D<wordsfirst> There are words that hurt, and {Name} heard some from {who}. A face gets hot, and hands are faster than any answer. Then there is a hit. From that moment, everybody talks about the hit. Nobody remembers what was said before it. That seems unfair, and it is how a hit works.
      P<wordsfirst> Unkind words are not all right, and grown-ups want to hear of them. They hear of them sooner from somebody who did not hit.
      P<wordsfirst> {who} was hurt too. Before that, it may have looked like a funny thing to say.
      Q<wordsfirst> When a word like that comes, {his} hands may feel ____.
      H<wordsfirst> {helper} can listen to it all, beginning with the first word.
      H<wordsfirst> {helper} can speak to the school about the words. ~ That is a job for grown-ups.
      T<wordsfirst> {he} can hold both hands behind {his} back and say, "Stop that."
      T<wordsfirst> {he} can walk to a grown-up and say what was said. ~ It is not telling tales.
      C<wordsfirst> {he} can think, "My hands stay here. My voice goes."
      A<wordsfirst> A sorry can be said for a hit, and another one for words. It takes two people for that, and sometimes a day in between. If words like that come again, a grown-up will hear of them first. The hands will be where hands are good, round a ball or a pencil.
    `,
    '8-10': `
      D<wordsfirst> Insults have a purpose: somebody says a thing and waits for the reaction. {Name} may have heard one too many of them from {who}, and then hands were quicker than thoughts. From that second on, the story is told from the hit onwards. What came before shrinks to a detail. It is unfair, and it is predictable. An answer with the hands turns the one who was wronged into the one in trouble.
      P<wordsfirst> {teacher} sees the end of it and cannot hear what was said before. A calm report of the words does more than a bruise, and it can be given on the same day.
      P<wordsfirst> The other one may have meant it as a joke, or may have meant to hurt. In both cases a hit was no answer to it, and now there are two things to put right.
      Q<wordsfirst> When a word like that lands, {Name} might notice ____. Hands and jaw often know it first.
      H<wordsfirst> {helper} can hear the whole story in order, beginning with the first word, and not excuse the end.
      H<wordsfirst> {helper} can take up the name-calling with the school. ~ It needs an adult, and it is separate from the hit.
      T<wordsfirst> {he} can put both hands in {his} pockets and turn away first. ~ A back is a good answer to somebody who wants a face.
      T<wordsfirst> {he} can repeat the words to an adult exactly. ~ Exact words are taken seriously.
      C<wordsfirst> {he} can think, "They want my hands. They are not getting them."
      A<wordsfirst> There can be a sorry for the hit, said once and meant. The words are on record as well, with a date. Next time, if there is one, somebody stands there and waits for a reaction that does not come. Hands in pockets look like nothing much, and they are hard work.
    `,
  },
};
