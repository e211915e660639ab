import { said, type NamedScene } from '../scene.ts';

/** The best friend has a boyfriend or girlfriend, and less time. */
export const friendWithABoyfriend: NamedScene = {
  id: 'friendpaired',
  image: 'a friendship that has to share its Saturdays',
  cue: said(
    String.raw`\b(?:friend|mate|bestie|bff)\b[^.!?]{0,24}\b(?:has|got|have|with|spends?|is seeing|is going out)\b[^.!?]{0,20}\b(?:a (?:new )?|her |his |their |the )?(?:boy|girl) ?friend\b[^]{0,80}\b(?:time|ignor\w*|forgot\w*|left out|always with|dropped|cancel\w*|never|alone|lonely|only talks?|miss\w*|jealous|spends|no longer|any ?more|silly|weird|annoying|boring|gross|stupid|odd|does ?n['’]?t (?:like|get|understand))\b|\b(?:friend|mate|bestie)\b[^.!?]{0,16}\b(?:spends?|is) (?:all |every )?(?:her|his|their)? ?(?:\w+ )?(?:time |break |lunch )?with (?:her|his|their|the|a) (?:boy|girl) ?friend\b`,
    String.raw`\b(?:split|broke up|dumped|mum['’]?s|dad['’]?s|(?:he|she) wants a)\b`,
  ),
  decides: true,
  answers: /\b(?:friend|boyfriend|girlfriend|time|never|now|left out|dropped)\b/i,
  titles: { older: 'Sharing the Saturdays' },
  text: {
    '8-10': `
      D<friendpaired> {Name} has a best friend who has somebody special now, and most of the time goes there. It is a strange kind of being left out, because nobody did anything unkind. The Saturdays that used to belong to two people have been given away. It is all right to mind that. To miss a friend who sits three rows away is still missing.
      P<friendpaired> When somebody is new and exciting, people look at nothing else for some weeks. They do not notice who is waiting.
      P<friendpaired> Such things often do not last long at this age. A good friend is glad then that somebody is still there.
      Q<friendpaired> When the friend goes off again, {Name} might feel ____.
      H<friendpaired> {helper} can listen, and not laugh about young love.
      H<friendpaired> {helper} can help to ask somebody else round.
      T<friendpaired> {he} can say, "I miss our time. Can we have Saturdays?"
      T<friendpaired> {he} can do something on the free days that waited for long.
      C<friendpaired> {he} can think, "It is a new person. It is not a new me."
      A<friendpaired> Every second Saturday has been agreed on, and the first one was nearly as before. On the other there was swimming with somebody from the next table. The group of friends has got a bit bigger at the edges. What two people share for years is not used up by a third.
    `,
    '11+': `
      D<friendpaired> The best friend has somebody now, and {Name} is left out and notices it mainly in the free time. Plans get cancelled, conversations have one subject, and there is a third name in every sentence. It is an odd loss, since one is expected to be pleased. Feeling left out and even jealous is entirely normal. It does not mean that anything is wrong with the friendship. Something is competing with it that shouts louder.
      P<friendpaired> Falling for somebody takes over a mind like a new song. It usually calms down in a month or two, and the people who were neglected come back into view.
      P<friendpaired> The friend may be afraid to bring it up, having noticed perfectly well.
      Q<friendpaired> Reading another "can't, sorry", {Name} might notice ____. Being happy for somebody and missing them are compatible.
      H<friendpaired> {helper} can take it as a real loss, without predicting how long it will last.
      H<friendpaired> {helper} can make other plans possible at short notice.
      T<friendpaired> {he} can say it once, without accusing: "I'm glad for you, and I miss you. Can one day be ours?"
      T<friendpaired> {he} can leave the subject of the other person alone. ~ A friend who is made to choose tends to choose badly.
      C<friendpaired> {he} can think, "They've got something new. They haven't lost me."
      A<friendpaired> Saturdays have been rescued, with a rule about phones. The rest of the week has other people in it now, one of whom turns out to share an opinion about films. Being left out by love is nobody's crime and still no fun. Friendships tend to outlast the first few boyfriends, as most adults can confirm.
    `,
  },
};
