import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** The friend who says it, by name where there is one. */
const FRIEND: Role = {
  fallback: { text: 'somebody' },
  cues: [
    { match: /\b(?:friend|mate|bestie|girl|boy|cousin),? (?:called |named )?(?!He\b|She\b|The\b|They\b)(\p{Lu}\p{Ll}+)(?:['’]s)?\b/u, phrase: { text: '$' } },
    { match: /(?:^|[.,] |\band |\bbut )(?!He\b|She\b|The\b|They\b|Other\b|Her\b|His\b|My\b|Our\b|Kids\b|Some\b|Everyone\b|All\b)(\p{Lu}\p{Ll}+) (?:says|said|keeps saying|keeps telling|tells|told|won['’]?t let)\b/u, phrase: { text: '$' } },
    { match: /\bbest (?:friend|mate)\b/i, phrase: { text: '{his} best friend' } },
    { match: /\b(?:friends?|mates?|bestie)\b/i, phrase: { text: 'a friend' } },
    { match: /\b(?:a|another|one|the other) girl\b/i, phrase: { text: 'a girl at school' } },
    { match: /\b(?:a|another|one|the other) boy\b/i, phrase: { text: 'a boy at school' } },
  ],
}; // prettier-ignore

const CANNOT = String.raw`\b(?:can(?:no|['’]?)t|not allowed to|cannot|may not|won['’]?t let (?:him|her|them)) (?:\w+ )?(?:play|join(?: in)?|sit)(?: with (?:us|them|me|him|her))?\b|\b(?:go away|not (?:my|your|her|his) friend (?:any ?more|today))\b`;

/** "You can't play", said by a friend, and perhaps something else on the next day. */
export const toldCannotPlay: NamedScene = {
  id: 'cantplay',
  image: 'a sentence that shuts a game, and a playground with more than one game in it',
  cue: said(
    `(?:says?|said|saying|tells?|told|won['’]?t let)[^.!?]{0,40}(?:${CANNOT})|(?:${CANNOT})[^.!?]{0,20}(?:says?|said)|won['’]?t let (?:him|her|them) (?:play|join)`,
    String.raw`\b(?:skin|brown|black|girls? ca|boys? ca|because (?:he|she|they)(?:['’]?s| is| are) (?:a |too |not )|wheelchair|big(?:ger)? (?:brother|sister)|older (?:brother|sister)|football|party|if you (?:play|talk|are friends|sit)|(?:any(?:one|body)|no ?(?:one|body)) else)\b|\b(?:kinder|nicer|unkind|mean|bossy|horrible) to (?:his|her|their)\b|\b(?:he|she) (?:\w+ )?(?:tells|says to) (?:his|other|the others|another)\b|^(?:(?:he|she|they) )?(?:\w+ )?(?:tells|says to|saying to|telling) (?:other|the other|everyone|everybody|children|kids|friends|people)\b`,
  ),
  decides: true,
  titles: { young: 'More Than One Game', older: 'A Sentence and a Playground' },
  roles: { friend: FRIEND, teacher: TEACHER },
  text: {
    '4-5': `
      D<cantplay> There is a game, and {Name} comes to play. "No, not today," somebody says. That is hard to hear. One game is shut, and there are other games.
      P<cantplay> Some children think a game is only for two. They can learn that it goes with three.
      Q<cantplay> When somebody says no, {Name} may feel ____.
      H<cantplay> {teacher} can help everyone find a place.
      H<cantplay> {helper} can hear about it after school.
      T<cantplay> {he} can say, "Can I play next?"
      T<cantplay> {he} can find another game and ask there.
      C<cantplay> {he} can say, "That game is shut. I will look round."
      A<cantplay> Over there is a rope, and by the wall is a ball. Somebody says, "Come on!" {Name} can play there. Later the first game may open again.
    `,
    '6-7': `
      D<cantplay> "You are not playing" takes one breath to say. {Name} may have heard it from {friend}, perhaps more than once. It shuts a game like a gate. It is unkind, and it hurts. It does not mean that something is wrong with the one outside. It tells how somebody is being today.
      P<cantplay> Some children shut others out because they are afraid to be left out. It makes them feel strong for a minute. Friends can learn another way.
      P<cantplay> From across the playground a grown-up sees only a game. They can help when they are told.
      Q<cantplay> When {Name hears} those words, there may be a feeling of ____.
      H<cantplay> {teacher} can talk with them all about who may play.
      H<cantplay> {helper} can ask another child over to play.
      T<cantplay> {he} can say, "That was not kind," and go to another game.
      T<cantplay> {he} can tell {teacher}, "It keeps happening." ~ Then it is not small.
      C<cantplay> {he} can think, "One game is shut. I look for an open one."
      A<cantplay> A playground has about ten games in it at a time. One was shut today, and another one had room. It may be different tomorrow, or not. Being left out is no fault of {Name}, who is good to play with.
    `,
    '8-10': `
      D<cantplay> There are sentences that work like a bolt on a door, and "you can't play" is one. {Name} may have heard it from {friend}, perhaps with others looking on. It hurts twice, once for the game and once for being told in front of others. When it happens day after day, it is more than a bad mood. It is leaving somebody out, and teachers are there for that.
      P<cantplay> Whoever decides who plays has power for ten minutes, and may be holding on to it. It is often somebody who is afraid of being next.
      P<cantplay> The ones who go along with it are seldom sure. They keep quiet so that it stays somebody else.
      Q<cantplay> When {Name hears} it, there might be a feeling of ____. It may come with a hot face.
      H<cantplay> {teacher} can look at that game without saying who asked.
      H<cantplay> {helper} can help to get another friendship going, with an afternoon at home. ~ One friend elsewhere makes a break shorter.
      T<cantplay> {he} can say once, "That is not a kind thing to say," and go, without waiting for an answer.
      T<cantplay> {he} can tell an adult how many days it has been. ~ A number gets heard.
      C<cantplay> {he} can think, "That says something about today, and nothing about me."
      A<cantplay> A playground holds a dozen games, and most of them have no bolt. It takes some courage to walk over to another, and perhaps two tries. The other one may come round, and then it can be talked about. To play with people who are glad of it is not too much to ask.
    `,
  },
};
