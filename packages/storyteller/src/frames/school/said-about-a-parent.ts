import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const KIN = String.raw`(?:mum|mom|mummy|mam|dad|daddy|mother|father|parents?|nan|gran|family|brother|sister)`;

/** Of whom it was said. */
const OF: Role = {
  fallback: { text: '{his} family' },
  cues: (
    [
      ['mum', 'mum|mummy|mam|mother'],
      ['mom', 'mom'],
      ['dad', 'dad|daddy|father'],
      ['nan', 'nan'],
      ['gran', 'gran'],
      ['brother', 'brother'],
      ['sister', 'sister'],
    ] as const
  ).map(([text, word]) => ({
    match: new RegExp(String.raw`\b(?:his|her|their|your|yo|about (?:his |her )?)(?: \w+)? ?(?:${word})\b`, 'i'),
    phrase: { text: `{his} ${text}` },
  })),
};

/** Other children say unkind things about somebody's mum or dad. */
export const saidAboutAParent: NamedScene = {
  id: 'aboutparent',
  image: 'a sentence that was thrown at one person and meant to hit another',
  cue: said(
    String.raw`\b(?:kids?|children|boys?|girls?|others|they|someone|somebody|classmates?|people|everyone|friends?)\b[^.!?]{0,24}\b(?:say(?:s|ing)?|said|call(?:s|ed|ing)?|told (?:him|her|them)|laugh(?:s|ed|ing)? (?:at|about)|mak(?:e|es|ing) fun of|made fun of|take the mick\w* out of|tak\w+ the mick\w* out of|insult\w*|slag\w*|cuss\w*)\b[^.!?]{0,12}\b(?:his|her|their) ${KIN}\b(?:[^.!?]{0,24}\b(?:fat|ugly|old|weird|smelly?|smells|poor|stupid|thick|a \w+|fun|clothes|car|accent|job|looks?|crazy|mad|mental|skinny|bald|disabled)\b|(?=[^.!?]{0,3}(?:$|[.!?,]| and | at school| in ))|['’]?s (?:\w+ )?(?:accent|job|car|clothes|weight|looks?|voice))|\byo(?:ur?|ur)? m(?:um|a|am|om|other) (?:jokes?|insults?|cuss\w*)\b|\bcuss(?:es|ed|ing)? (?:his|her|their) (?:mum|mom|mother|family)\b`,
    String.raw`\b(?:suspen\w+|exclu(?:ded|sion)|died|dead|prison|jail|cancer|ill\b|two mums|two dads|gay|lesbian|not (?:his|her) real|real (?:mum|dad|parents)|adopt\w*|foster\w*|stepmum|stepdad|divorc\w*|black|white|skin|muslim|hijab|headscarf|drunk\w*|alcohol\w*|affair|does ?n['’]?t love|(?:they|kids|friends) (?:said|say|says) (?:his|her|their) (?:mum|dad|parents) (?:said|will|would|is coming|are coming|lets?))\b`,
  ),
  decides: true,
  answers: /\b(?:mum|mom|dad|fat|say\w*|said|kids|call\w*|jokes?|parents?|family)\b/i,
  titles: { young: 'Somebody I Love', older: 'Thrown at Two People' },
  roles: { teacher: TEACHER, of: OF },
  text: {
    '4-5': `
      D<aboutparent> Somebody said an unkind thing about {of}. {Name} was the one who heard it. That can hurt, for it is about somebody to love. Such words are teasing, and they are not kind. They say nothing of how good {of} can be to have.
      P<aboutparent> Who says that wants to see a sad face. It was not kind at all.
      Q<aboutparent> When somebody says it, {Name} may feel ____.
      H<aboutparent> {teacher} can say, "We do not talk like that."
      H<aboutparent> {helper} can give a big hug at home.
      T<aboutparent> {he} can say, "That is unkind. Stop."
      T<aboutparent> {he} can tell a grown-up what they said.
      C<aboutparent> {he} can say, "I love my people."
      A<aboutparent> It was told, and a grown-up said stop. At home the same arms were there, as they are each day. Unkind words are just air. A hug is not.
    `,
    '6-7': `
      D<aboutparent> Children at school said something mean about {of} to {Name}. It hurts in a special way, because it is about somebody to love. It makes hands want to push. It is teasing, and a grown-up can stop it. Such words know nothing of {of}.
      P<aboutparent> They say it because it works. Nearly everyone gets cross when it is about their family.
      P<aboutparent> They do not know the person at all. They have seen a coat at the gate.
      Q<aboutparent> When they say it, {Name} may feel ____. It may be in the hands.
      H<aboutparent> {teacher} can stop it, and talk with those who said it.
      H<aboutparent> {helper} can hear all of it. ~ Grown-ups can bear such words better than one thinks.
      T<aboutparent> {he} can say, "Don't talk about my family," and walk off.
      T<aboutparent> {he} can tell {teacher}, with hands in the pockets.
      C<aboutparent> {he} can think, "I know who they are. You do not."
      A<aboutparent> The words were said to {teacher}, one time, in a low voice. It has been stopped, and if it comes back it is stopped again. At home everything is as it was. What makes somebody good to have cannot be seen from a gate.
    `,
    '8-10': `
      D<aboutparent> Teasing can be thrown at one person and meant to hit another. Others have said unkind things about {of}, to be heard by {Name}. It makes people angrier than a remark about themselves, and that is exactly why it gets used. Underneath the anger is something good, namely love. It is unkind, and a school can stop it.
      P<aboutparent> Those who say it know nothing about the person. They are looking for a button, and family is the biggest one.
      P<aboutparent> It can bring odd thoughts too, such as wishing that somebody would wait round the corner. Such a thought is common and nothing to feel bad about.
      Q<aboutparent> When they start, {Name} might feel ____. Fists may have an opinion.
      H<aboutparent> {helper} can hear what was said, even if it was about them. ~ They have heard worse, and would rather know.
      H<aboutparent> {teacher} can deal with it as with any other insult.
      T<aboutparent> {he} can say, "Leave my family out of it," once, and go. ~ More words feed it.
      T<aboutparent> {he} can tell {teacher} who said what, before hands get involved.
      C<aboutparent> {he} can think, "They have not met the person I know."
      A<aboutparent> What was said has been told, and there was a conversation that nobody enjoyed. The button did not work today, and that makes it less interesting to press. The person they talked about may have been cooking at that moment, or asleep, or singing. None of what was said was about anyone who lives there.
    `,
    '11+': `
      D<aboutparent> Teasing about somebody's family aims at two people with one shot. {Name} gets to hear it about {of}, and it is called banter. It tends to work better than any insult to oneself. Laughing along feels disloyal, and objecting gets the answer that it was a joke. The anger is justified. It is what caring about somebody feels like when they are not there to speak.
      P<aboutparent> Whoever says it does not know the person and does not need to. They are testing what gets a reaction. The rest laugh out of relief that it is not their turn.
      P<aboutparent> It can also produce a flicker of embarrassment about the person in question. That is normal and no betrayal.
      Q<aboutparent> When it starts again, {Name} might notice ____.
      H<aboutparent> {helper} can take it calmly, even if they are the subject. ~ It is easier to tell when nobody is hurt by hearing it.
      H<aboutparent> {helper} can ask the school to act, if it is a habit and not a single remark.
      T<aboutparent> {he} can say flatly, "Not funny. Leave it," and change the company. ~ Flat is hard to play with.
      T<aboutparent> {he} can speak to one of them alone. ~ Most people are reasonable without an audience.
      C<aboutparent> {he} can think, "They're aiming at someone they do not know."
      A<aboutparent> It has been said to somebody who can stop it, and the reaction they were after did not arrive. Teasing of that kind loses its use. The person they were about went on with an ordinary day and is still on the same side as ever. How a parent looks to others is about the least important thing that is known of them at home.
    `,
  },
};
