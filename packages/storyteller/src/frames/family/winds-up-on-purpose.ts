import { said, type NamedScene } from '../scene.ts';

/** One of two teases the other until there are tears, and knows it. */
export const windsUpOnPurpose: NamedScene = {
  id: 'windsup',
  image: 'a button that is pressed to see what happens',
  cue: said(
    String.raw`\b(?:wind(?:s|ing)?|wound) (?:up )?(?:his|her|their|the) (?:\w+ ){0,2}(?:brother|sister|siblings?|twin)s?(?: up)?\b|\b(?:wind(?:s|ing)?) (?:him|her|them) up\b(?=[^]*)|\b(?:teas(?:es|ing)|annoy(?:s|ing)|provok(?:es|ing)|goad(?:s|ing)|torment(?:s|ing)|pester(?:s|ing)|antagoni[sz](?:es|ing)|needl(?:es|ing)|push(?:es|ing) the buttons of) (?:his|her|their) (?:\w+ ){0,2}(?:brother|sister|sibling|twin)s?\b`,
    String.raw`\b(?:(?:kids|children|boys|girls|they|friends?|people) (?:at school )?(?:tease|wind|annoy)|gets? wound up by|jok(?:e|es|ing)|kidding|is teased|being teased|(?:brother|sister|twin) (?:who )?(?:teases|winds|annoys|torments|provokes)|bath|each other|one another)\b`,
  ),
  decides: /^(?![^]*\b(?:jok|kidding))[^]*?\bwinds? (?:his|her|their) (?:\w+ ){0,2}(?:brother|sister|twin) up\b/i,
  answers: /\b(?:on purpose|cr(?:y|ies)|until|laugh\w*)\b/i,
  titles: { young: 'The Button', older: 'The Button That Works' },
  text: {
    '4-5': `
      D<windsup> Some words start a row, like a button. {Name} says one to {who}, and there is a scream. It is quick, and it can feel strong. But then somebody cries. A tear means that the game is over.
      P<windsup> {who} wants to play, too. It hurts to be the button.
      Q<windsup> Just before the button, {Name} may feel ____.
      H<windsup> {helper} can say "stop" early and find a game.
      H<windsup> {helper} can have some time with each of them.
      T<windsup> {he} can ask, "Do you want to play?"
      T<windsup> {he} can stop at the first "no".
      C<windsup> {he} can say, "No button. Let us play."
      A<windsup> The button is still there, and nobody pressed it. Two people built a house from a chair. The row stayed away. It is more fun with two who laugh.
    `,
    '6-7': `
      D<windsup> {Name} knows a word that starts a row with {who}. It works each time, like a button. It may start from being bored, or cross, or alone. For one it is a joke. For the other it is a row and a cry.
      P<windsup> {who} cannot just not mind. That is why it works, and that is why it is not fair.
      P<windsup> Grown-ups hear the scream, and not the quiet word before it. By and by they know both.
      Q<windsup> Just before the word comes out, {Name} may feel ____. It may be bored.
      H<windsup> {helper} can help both before the tears, and not only after.
      H<windsup> {helper} can find some time with {Name} that needs no scream.
      T<windsup> {he} can say, "I am bored," or ask for a game.
      T<windsup> {he} can stop at the first "stop". ~ Then it stays a joke.
      T<windsup> {he} can say sorry and put it right, if there were tears.
      C<windsup> {he} can think, "I know the button. I can leave it."
      A<windsup> A button that nobody presses is just a button. A laugh is harder to get than a row, and better. Two who live in one home can be a good team. Somebody asked for a game today, and got one.
    `,
    '8-10': `
      D<windsup> People who live together know where each other's buttons are. {Name} can make {who} explode with one word, and that is a kind of power. It often comes from boredom or a bad day, or because a row brings a grown-up into the room. It is a joke with one person laughing. When the other one cries, it has been over for some time.
      P<windsup> To be wound up on purpose by somebody close is hard to bear, because there is nowhere to go. The one who does it can stop, and the other cannot.
      P<windsup> Grown-ups may come down on the one who is louder. It is fair if they ask what came before.
      Q<windsup> In the second before, {Name} might feel ____. Whatever it is, it came from somewhere.
      H<windsup> {helper} can ask what sort of day it was, before the talk about what was done.
      H<windsup> {helper} can give both of them a place to be alone.
      T<windsup> {he} can take the bad day somewhere else: a ball against a wall, a door shut, a person told.
      T<windsup> {he} can agree on a stop word with {who}, and keep to it. ~ Teasing that can be stopped is a game.
      T<windsup> {he} can repair it: "I did that on purpose. Sorry. I will leave it."
      C<windsup> {he} can think, "I could. I need not."
      A<windsup> Not pressing a button that works takes some strength, and nobody claps for it. It shows in other things: fewer rows, more games, and somebody who knocks and asks for company. Both of them will go on knowing where the buttons are. That is also what makes people close.
    `,
    '11+': `
      D<windsup> Nobody is easier to set off than somebody one has grown up with. {Name} has the full user manual for {who}, and a raised eyebrow may start a row. It is entertaining for about a minute. What drives it is seldom about {who} at all. It may be boredom, or a day on which others had the power.
      P<windsup> A younger or softer person cannot match it and cannot leave. That is what makes it unfair, whatever they said first.
      P<windsup> Among friends, teasing is tested by one thing: whether the other one laughs as well. It applies here too.
      Q<windsup> Just before saying it, {Name} might notice ____. It is useful to know what that is.
      H<windsup> {helper} can talk about it in private and without an audience, and hear what else is going on.
      H<windsup> {helper} can notice the evenings on which it did not happen.
      T<windsup> {he} can leave the room at the point where the sentence is ready. ~ It is a short walk.
      T<windsup> {he} can say afterwards, without a "but", "That was on purpose, and I am sorry."
      T<windsup> {he} can do one thing with {who} that both like, on a day without a row.
      C<windsup> {he} can think, "I know exactly what would do it, and I will leave it there."
      A<windsup> The manual will stay in {Name}'s head, since both will know each other longer than anyone else. It can be used to set somebody off, or to cheer them up in ten seconds, which is the rarer skill. Peace in a corridor is dull, and it is noticed. Years from now it is what the other one will remember.
    `,
  },
};
