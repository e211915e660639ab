import { said, type NamedScene } from '../scene.ts';

/** "You cheated!", said by whoever has lost. A child who does cheat, or is called a cheat, is told of something else. */
export const youCheated: NamedScene = {
  id: 'robbed',
  image: 'a quick word after a lost game, and the half-second before it',
  cue: said(
    String.raw`\b(?:says?|said|saying|shouts?|yells?|screams?|accus\w*|claims?|insists?|thinks?|convinced|sure)\b[^.!?]{0,40}\bcheat\w*`,
    String.raw`\b(?:(?:friends?|brothers?|sisters?|siblings?|others?|kids|children|boys|girls|everyone|everybody|they|cousins?|teachers?|class\w*) (?:\w+ ){0,2}?(?:says?|said|saying|thinks?|call(?:s|ed|ing)?|claims?|accus\w*)[^.!?]{0,24}\b(?:he|she|him|her|cheat)|accused of|(?:he|she) (?:always |often )?cheats|cheats (?:at|when|to|in|so)|tests?|exams?|homework|answers)\b`,
  ),
  decides: false,
  answers: /\b(?:cheat\w*|bear losing|storms? off)\b/i,
  titles: { young: 'The Quick Word', older: 'Lost Is Not Robbed' },
  text: {
    '4-5': `
      D<robbed> A game is done, and somebody else came first. {Name} may say, "You cheated!" It is a quick word. To lose hurts, and a reason makes it hurt less. But mostly nobody did a trick. It was luck, or it was quick legs.
      P<robbed> Whoever won is glad. Then they hear that word, and it is hard to be glad.
      P<robbed> Grown-ups lose too. They look for a reason as well.
      Q<robbed> When somebody else wins, {Name} may feel ____.
      H<robbed> {helper} can say the rules before the start.
      H<robbed> {helper} can say, "That was hard to lose."
      T<robbed> {he} can say, "I wanted to win!"
      T<robbed> {he} can blow out, long and slow.
      C<robbed> {he} can think, "I lost this one, and that is all."
      A<robbed> The game goes back to the start. Nobody is first, and nobody is last. If the quick word came out, a small sorry takes it back. There is a next game, with a place in it for {Name}.
    `,
    '6-7': `
      D<robbed> A game is lost, and a face gets hot. "You cheated!" is out before the head has looked. {Name} may know that word. It gives a lost game a reason. A reason hurts less than bad luck does. But most games are lost with no trick at all.
      P<robbed> Whoever won was glad for two seconds. Then came that word, and it was hard to be glad.
      P<robbed> Referees hear it all day long. They know that it is the losing that talks.
      Q<robbed> In the moment after losing, {Name} may feel ____. It may be in the face.
      H<robbed> {helper} can go over the rules before the game. ~ Then there is less to argue about.
      H<robbed> {helper} can agree with all the players on who decides.
      T<robbed> {he} can say the true thing, "I hate losing." ~ Nobody can argue with that.
      T<robbed> {he} can ask, "Can you show me how that went?"
      C<robbed> {he} can think, "It was the game. It was no trick."
      A<robbed> The game is put back to the start, and it is nil to nil. It is fine to be cross about losing. If the quick word came out, a short sorry takes it back. The others would like to play again, and with {Name} as well.
    `,
    '8-10': `
      D<robbed> Between losing a game and "You cheated!" there is about half a second. It is too short for checking anything. {Name} may know how the sentence comes out all by itself. It has a use, since being robbed hurts in another place than losing does. Only, it is seldom true. Most games are lost to luck, practice or somebody's longer legs.
      P<robbed> For whoever won, it turns a good minute into an argument. Nobody can prove that they did not cheat, and so it goes nowhere.
      P<robbed> Grown players shout at referees as well. On film, many of them turn out to have been wrong.
      Q<robbed> In the half-second after losing, {Name} might feel ____.
      H<robbed> {helper} can settle the rules before the start, and who decides when there is doubt.
      H<robbed> {helper} can say nothing at all for five minutes. ~ A second thought comes by itself.
      T<robbed> {he} can say the sentence under it, "I hate losing." ~ It is true, and it accuses nobody.
      T<robbed> {he} can ask to see it again, if there is a real question. ~ A question can be answered.
      C<robbed> {he} can think, "Lost is not the same as robbed."
      A<robbed> The score stands, and the next game begins at nil. Minding it a great deal is allowed. If something was unfair, it can be looked into with a cool head. For all the other games there is a short sentence, "Good game." It costs something to say, and it gets cheaper each time.
    `,
    '11+': `
      D<robbed> "They cheated" is among the quickest sentences after a lost game. It comes before any evidence, because it is not about evidence. {Name} may know how it works: losing says something about oneself, and being robbed says something about other people. The second is easier to carry off the pitch. It is rarely what happened. Most games are decided by luck, practice and who slept well.
      P<robbed> Those who are accused cannot prove that they did nothing. After a while they stop arguing, and then they stop asking for a game.
      P<robbed> At every level of sport people are certain that they were robbed, and the film shows an ordinary defeat.
      Q<robbed> Right after the last point, {Name} might notice ____. It is usually louder than the thought that follows it.
      H<robbed> {helper} can leave the result without comment for the length of a shower.
      H<robbed> {helper} can agree on what happens when there is a real doubt. ~ Then the rest need not be argued.
      T<robbed> {he} can put a shorter and truer sentence in its place, such as, "I hate this."
      T<robbed> {he} can shake hands first and think afterwards. ~ The order helps.
      C<robbed> {he} can think, "Lost, and not robbed."
      A<robbed> The result is history already, and hardly anybody will remember it by Friday, apart from whoever was called a cheat. A defeat that is simply called one gets smaller quite fast. Wanting badly to win is no fault, since it is what makes a game worth playing. Saying "well played" all the same is what gets a person asked for the next one.
    `,
  },
};
