import { said, type NamedScene } from '../scene.ts';

/** Friends who always choose the game: the child is in it, and never gets its own wish. Wishes take turns, and there are other players. */
export const whoseGameToday: NamedScene = {
  id: 'whosegame',
  image: 'two games on two bits of paper, and a hat to draw from',
  cue: said(
    String.raw`\b(?:friends?|mates?|others|girls?|boys?|they|children|kids)\b[^.!?]{0,20}\b(?:never|wo ?n['’]?t|don['’]?t|do not|will not|refuse to) (?:ever )?(?:let|play|do|want to play)\b[^.!?]{0,20}\b(?:what (?:he|she|they) wants?|(?:his|her|their) (?:games?|ideas?)|choose|pick|decide)\b|\b(?:always|every day) (?:has to|have to|must) (?:play|do) what (?:the others|(?:his|her|their) friends?|they) (?:want|say|choose)|\bnever gets? to (?:choose|pick|decide)\b[^.!?]{0,24}\b(?:games?|play\w*|friends?)`,
    String.raw`\b(?:brother|sister|sibling|cousin|join in|let (?:him|her|them) (?:play|join)(?! (?:what|his|her|their))|left out|bull\w*|hit|unless|give|party|(?:he|she) says)\b`,
  ),
  decides: true,
  answers: /\b(?:play\w*|wants?|games?|choose|pick|friends?|let|never|always|ideas?)\b/i,
  titles: { young: 'Two Games, Two Turns', older: 'Whose Game Today?' },
  beside: {
    benefits: [
      'Says that being in the game and choosing the game are two things.',
      'Gives {name} a fair way to bring in a wish of {name}’s own.',
      'Leaves {name} free to play something else with somebody else.',
    ],
    talk: {
      young: ['Which game would you choose?', 'What can two friends do with two wishes?', 'Who else likes it?'],
      older: [
        'Which game was chosen today, and by whom?',
        'How could it be made fair?',
        'Who else might like your game?',
      ],
    },
  },
  text: {
    '4-5': `
      D<whosegame> Friends play a game, and {Name} is in it. But the others choose which game. {Name} has a wish too. Two wishes can take turns. First one game, then the other.
      P<whosegame> Children with a good game may not see another. It can be told.
      Q<whosegame> When the others choose again, {Name} may feel ____.
      H<whosegame> {helper} can ask, "Whose game is it next?"
      H<whosegame> {helper} can ask one friend round for {his} game.
      T<whosegame> {he} can say, "First your game, then mine."
      T<whosegame> {he} can start {his} game and see who comes.
      C<whosegame> {he} can say, "I have a game as well."
      A<whosegame> One game was played, and then another. Or one friend came, and that was enough for a game. Some days it works, and some days it waits.
    `,
    '6-7': `
      D<whosegame> To be in a game is one thing, and to choose it is another. {Name} plays with friends, and they choose. When it is so each day, a wish can go sour. Friends have two sorts of wishes, and both count. Wishes can take turns, or be drawn from a hat.
      P<whosegame> Those who choose mostly do not notice. They think that everyone likes their game.
      P<whosegame> Some children know many games and say so loudly. A quiet wish is easy to miss.
      Q<whosegame> When the game is chosen again by others, {Name} may feel ____.
      H<whosegame> {helper} can tell the teacher, who can bring in turns for choosing.
      H<whosegame> {helper} can ask one friend to come home and play {his} game.
      T<whosegame> {he} can say at the start, "Yours first, and mine after the bell."
      T<whosegame> {he} can play {his} game with somebody else today.
      C<whosegame> {he} can think, "My game counts as well."
      A<whosegame> There were two bits of paper in a hat, and one came out. Tomorrow it may be the other. If friends say no each time, other children may like the game. A friend can be shared between two games.
    `,
    '8-10': `
      D<whosegame> In most groups somebody decides what is played, and nobody can say when that was agreed. {Name} plays along, and the choosing was done by others for a long time. Going along keeps the peace, and it costs something. A wish that is swallowed every day does not go away. It is fair to bring it up, and it is fair for the others to be asked.
      P<whosegame> Those who decide often think that the rest agree, because nobody has said anything. Silence looks a lot like a yes.
      P<whosegame> There may be somebody else in the group who is tired of the same game. It only takes one more voice.
      Q<whosegame> When it is settled once again without asking, {Name} might feel ____. Bored and cross can look the same.
      H<whosegame> {helper} can talk it over beforehand, without ringing any other parents.
      H<whosegame> {helper} can ask one of them home, where it is easier to try something new.
      T<whosegame> {he} can suggest a rule: each day another person picks. ~ It is hard to argue with.
      T<whosegame> {he} can say, "I'll play this until the bell, and then I'm starting mine."
      C<whosegame> {he} can think, "Being in it is good. Having a say is fair."
      A<whosegame> It was said, and nobody fell over. Perhaps the rule holds for a week, and perhaps it needs saying again. Some will like the new game and some will drift back. Friends who take turns at wishing last longer, and there are other people to play with meanwhile.
    `,
  },
};
