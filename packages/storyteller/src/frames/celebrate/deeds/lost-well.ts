import type { DeedThread } from './deed-thread.ts';

/** A game that was lost and ended well: a handshake, a "well done", no table turned over. */
export const lostWell: DeedThread = {
  id: 'good-game',
  image: 'the minute after a lost game, with a hand held out in it',
  cue: /^(?![^]*\blost (?:his|her|their|a|another|two) (?:\w+ )?(?:tooth|teeth|temper|mum|dad)\b)[^]*?\b(?:lost|losing|was beaten|were beaten|came (?:last|second)|did(?:n'?t| not) win|knocked out)\b[^]*\b(?:sh(?:ook|ake) hands|well done|good game|well played|congratulat\w+|clapp\w+|hugg\w+|high[- ]?fived|gracious\w*|laugh(?:ed|s|ing)(?! at)|smil(?:ed|es|ing)|grinn?(?:ed|s|ing)|shrugg(?:ed|s|ing)|took it|stayed calm|fine|ok|okay|(?:did(?:n'?t| not)|no|without) (?:\w+ ){0,3}?(?:cry|crying|tears?|strop\w*|sulk\w*|storm\w*|flip\w*|throw\w*|tip\w*|shout\w*|scream\w*|cheat\w*|tantrum\w*|meltdown\w*|fuss|kick\w*|complain\w*))\b/i,
  decides: true,
  titles: { young: 'Good Game', older: 'The Minute After the Game' },
  text: {
    '4-5': `
      D<good-game> In a game, one wins, and the others do not. The one who does not win has a hot minute. {Name} had that minute, and it went well. The minute came, and then it was over. The game can be played again.
      P<good-game> Whoever won is glad. It is even better when the other one stays.
      P<good-game> Grown-ups like to win too. They hide it in their tea.
      Q<good-game> When the game was over, {Name} may have felt ____.
      H<good-game> {helper} can say what was good about the end.
      H<good-game> {helper} can play one more, if there is time.
      T<good-game> {he} can show a teddy how to say "good game".
      T<good-game> {he} can choose the next game.
      C<good-game> {he} can say, "Good game. Again?"
      A<good-game> The game is over now. It ended well, and {Name} did that. Next time, everybody starts at the start again. Good night, game.
    `,
    '6-7': `
      D<good-game> Losing makes a body hot, just when there is nothing left to do. Hands would like to sweep the whole thing off the table. {Name} kept it well in hand. One hot minute goes by like any other. After it, there were still two people who had played a good game.
      P<good-game> Whoever won had been hoping for two things. One was to win, and the other was that it ends well.
      P<good-game> Grown-ups who lose say "oh well" in an odd voice. They know the hot minute too.
      Q<good-game> In the minute after the game, {Name} may have felt ____. It may have been in the face or in the hands.
      H<good-game> {helper} can talk about the best move of the game.
      H<good-game> {helper} can say what was good about the end.
      T<good-game> {he} can ask for another game, today or another day.
      T<good-game> {he} can think of one thing to try in the next one.
      C<good-game> {he} can think, "It is one minute, and it goes by."
      C<good-game> {he} can say, "Good game. I will get you next time."
      A<good-game> The game is over, and the next one has not begun. This one ended well, although it did not end with winning. {Name} was the one who saw to that. When the next one starts, nobody is ahead.
    `,
    '8-10': `
      D<good-game> The minute after a lost game is a hot one, and boards get tipped in it. The arms are still full of the game, and there is no move left. {Name} got through that minute well, and whoever won could be glad without looking over a shoulder. That is worth as much as a trophy to the people in the room.
      P<good-game> People remember who is good to play with. Those are the ones who get asked again.
      P<good-game> A winner feels a bit shy for a second, and waits to see how it is taken. A hand or a word makes it easy.
      Q<good-game> In the minute after it, {Name} might have felt ____. An hour later it may have been a much smaller word.
      H<good-game> {helper} can wait with the advice. ~ It goes down better after something to eat.
      H<good-game> {helper} can say what was good to see, in one plain sentence.
      T<good-game> {he} can ask the winner about one of their moves. ~ Most winners love to explain.
      T<good-game> {he} can pick one thing to practise before the next game.
      C<good-game> {he} can think, "This is the hot minute, and it ends."
      C<good-game> {he} can think, "Good game, and I mean it."
      A<good-game> The score has been written down, and it will be forgotten by next month. How it ended will not. It ended well, and that part belonged to {Name}. The next game starts level, as every game does.
    `,
    '11+': `
      D<good-game> Losing is mainly a problem of the next sixty seconds. The effort is still in the arms, everybody is looking somewhere else, and whatever is said will be remembered. {Name} handled that minute well. It takes more control than most of the game did, and nobody keeps a score of it.
      P<good-game> Opponents talk to each other. The one who loses well gets a reputation, and it is a useful one.
      P<good-game> Adults with season tickets have not all learnt this. They know what they are looking at when they see it.
      Q<good-game> In those sixty seconds, {Name} might have felt ____. Politeness and fury can share a body.
      H<good-game> {helper} can leave the analysis until it is asked for.
      H<good-game> {helper} can mention the ending once, and then talk about supper.
      T<good-game> {he} can ask what the other side saw that was missed. ~ It is free coaching.
      T<good-game> {he} can be properly annoyed later, in private. ~ Nobody expects it to be enjoyed.
      C<good-game> {he} can think, "Sixty seconds, and then it is just a result."
      A<good-game> The result is in a list somewhere, and it is true. It is also true that it ended well, and that is in nobody's list. {Name} will be asked to play again, which is how people say so.
    `,
  },
};
