import { said, type NamedScene } from './scene.ts';

const UNKIND = String.raw`\b(?:(?:is |are |being |been |was |gets |becomes )?(?:so |really |very |quite )?(?:mean|nasty|horrible|unkind|cruel|rude) (?:to|about)|ignor(?:es|ed|ing)|laugh(?:s|ed|ing) at|mak(?:es|ing) fun of|drops|dropped|dropping|ditch(?:es|ed|ing)|turn(?:s|ed|ing) (?:on|against)|snub(?:s|bed|bing))\b`;
const TO_BE_LIKED = String.raw`\b(?:to (?:impress|fit in|look (?:cool|good|big)|be (?:cool|popular|liked|accepted|in with)|please (?:the|her|his) (?:new|other|popular|cool))|so (?:that )?(?:the )?(?:popular|cool|other|new)\b[^.!?]{0,20}\b(?:like|accept|let)|in front of (?:the )?(?:popular|cool|new|her new|his new)|show(?:s|ing)? off (?:to|in front of))\b`;

/** Unkind to an old friend in order to be let in elsewhere: what it costs, and how it is put right. */
export const unkindToBeLiked: NamedScene = {
  id: 'unkindtofit',
  image: 'a laugh that is paid for by somebody else',
  cue: said(
    String.raw`(?=[^]*${TO_BE_LIKED})[^]*?${UNKIND}`,
    String.raw`\b(?:her|his|their|a) (?:best |old |so-called )?(?:friends?|mates?)\b (?:\w+ )?(?:ignor\w*|mak(?:es|ing|e)|laugh\w*|drop\w*|ditch\w*|turn\w*|snub\w*|(?:is|are|was|were|has|have|been) )|\b(?:friend(?:s)?|girls?|boys?|he|she|they|others?|everyone|somebody|someone) (?:is|are|was|were|has been|have been|keeps? being|being) (?:so |really |very )?(?:mean|nasty|horrible|unkind|cruel|rude) to (?:her|him|them)\b(?! (?:old|best|friend|other|little|younger|brother|sister))|\b(?:laughs?|laughed|laughing) at (?:him|her)\b|\bteacher|\b(?:brother|sister)\b`,
  ),
  decides: true,
  answers: /\b(?:popular|cool|impress|fit in|friends?|mean|nasty|unkind|old|group|girls|boys|wants?)\b/i,
  titles: { older: 'A Laugh and Who Pays' },
  beside: {
    benefits: [
      'Calls it unkind, without calling {name} an unkind person.',
      'Shows what the wish behind it was, and what it costs.',
      'Has words to put it right with.',
    ],
    talk: {
      young: ['Who laughed?', 'How did the friend feel?', 'What can be said now?'],
      older: [
        'Who pays for the laugh in the story?',
        'Which word went into the blank?',
        'What could be said to the old friend, and where?',
      ],
    },
  },
  text: {
    '8-10': `
      D<unkindtofit> To want to be liked by the group that everybody looks at is as common as hunger. A quick way to get a laugh there is to be unkind to somebody who is not in it. {Name} may have tried that with an old friend. It works for about a minute. The laugh is paid for by the friend, who did nothing and trusted somebody.
      P<unkindtofit> The friend is likely to think, "What did I do?" The answer is nothing, and that is the hardest answer to guess.
      P<unkindtofit> Those who laughed have learned one thing about {Name}: who gets dropped. They may wonder when it is their turn.
      Q<unkindtofit> On the way home after such a day, {Name} might feel ____. It is worth being honest here, since nobody sees it.
      H<unkindtofit> {helper} can ask what the wish behind it is, and hear the answer before saying what was wrong.
      H<unkindtofit> {helper} can help to find a moment for putting it right, without an audience.
      T<unkindtofit> {he} can say it plainly: "I was unkind to you so that they would laugh. I'm sorry."
      T<unkindtofit> {he} can stay quiet when the next joke of that kind is wanted. ~ It is the smallest kind thing, and it counts.
      C<unkindtofit> {he} can think, "Liked for being unkind is not liked for being me."
      A<unkindtofit> It was said, by the bins and without anyone listening. The friend may need a while, and that is fair. Being friendly with new people is allowed, and so is being kind to old ones on the same day. A group that can only be entered by hurting somebody is not much of a place to be.
    `,
    '11+': `
      D<unkindtofit> At this age a place in a group can feel like a matter of survival, and brains treat it as one. There is a shortcut, which is to be unkind to somebody for the entertainment of others. {Name} may have used it at the cost of an old friend. It does not make anybody a bad person. It does make a bad bargain, in which a friend who knows everything is exchanged for an audience that knows nothing.
      P<unkindtofit> The one it was done to has no way of guessing the reason and will look for it in the mirror. That is the real damage.
      P<unkindtofit> The audience learns something too. Anyone who drops a friend for a laugh could do it again, and each of them can count.
      Q<unkindtofit> With the laughing over and the phone quiet, {Name} might notice ____. Guilt is information, and it is useful while it is fresh.
      H<unkindtofit> {helper} can ask what seemed to be at stake, and leave the verdict until after that.
      H<unkindtofit> {helper} can be clear that it stops, and help with the conversation if that is wanted.
      T<unkindtofit> {he} can say what was done, without the word "but": "I hurt you to look good. I'm sorry."
      T<unkindtofit> {he} can find something to offer a group other than a victim, such as an idea, a plan or a ball.
      C<unkindtofit> {he} can think, "If this is the entrance fee, it is too high."
      A<unkindtofit> The apology took a minute and was not received with music. Trust comes back in small amounts, if it does, and the friend sets the pace. There is nothing wrong with new people. Those worth having do not ask anyone to be unkind first, and they can be recognised by exactly that.
    `,
  },
};
