import type { DeedThread } from './deed-thread.ts';

/** A goal, a basket or a try: the ball, the second before, and the others who run up. */
export const goalScored: DeedThread = {
  id: 'goal',
  image: 'a ball on its way, and the noise that came after it',
  cue: /\b(?:scor(?:ed|es|ing)\b[^.!?]{0,40}\b(?:goals?|hat[- ]?trick|baskets?|tries|try|points?|runs|penalty)|(?:first|winning|two|three) goals?\b|(?:saved|stopped) (?:a|the|two|three|his|her|their|every) (?:\w+ )?(?:goals?|penalt(?:y|ies)|shots?)|hat[- ]?trick)/i,
  decides: true,
  titles: { young: 'The Ball Went In', older: 'A Ball on Its Way' },
  text: {
    '4-5': `
      D<goal> A ball goes where it likes, most of the time. Legs run after it, lots of legs. {Name} was there at the right moment. It went well. Then there was a big noise.
      P<goal> When it goes well for one, the whole team jumps. They all ran for it.
      P<goal> The other team tried hard too. Next time it may be their ball.
      Q<goal> When the noise began, {Name} may have felt ____.
      H<goal> {helper} can tell how it looked from the side.
      H<goal> {helper} can be the goalie in the garden.
      T<goal> {he} can show it again, slowly, with a sock for a ball.
      T<goal> {he} can tell a teddy where the ball came from.
      C<goal> {he} can say, "Run, look, and go!"
      A<goal> The grass is empty, and the ball is in its bag. It went well, and {Name} was part of it. Muddy boots stand by the door. They had a good day as well.
    `,
    '6-7': `
      D<goal> In a game, everything moves at once, and the ball moves fastest. For a second it was right there, and {Name} was ready. There is no time to think about it then. The legs do what they have practised. It went well, and after that came the noise.
      P<goal> A goal belongs to the whole team a bit. Somebody passed, somebody ran, and somebody made room.
      P<goal> The other side ran just as much. They shook themselves and began again from the middle.
      Q<goal> In the second after it, {Name} may have felt ____. It may have been loud or quite quiet inside.
      H<goal> {helper} can tell how it looked from the side of the pitch.
      H<goal> {helper} can ask to see it again, in slow motion.
      T<goal> {he} can draw it from above, with arrows.
      T<goal> {he} can say thanks to whoever passed the ball. ~ Or to whoever cheered.
      C<goal> {he} can think, "The ball came, and I was ready."
      A<goal> The pitch is empty, and somebody is taking down the net. It went well, and {Name} can tell just how. The next game starts at nil. Tonight it can be played once more, with peas on a plate.
    `,
    '8-10': `
      D<goal> Most of a match is running to places where the ball is not. Then for one second it is there, and everybody else is a step too far away. {Name} used that second. It was ready in the legs already, from all the practice that nobody watches. It went well, and the noise came after.
      P<goal> Teammates remember who passed and who ran clear. It is good manners to remember that too.
      P<goal> A coach sees the ten quiet things before it, such as a run that pulled someone away. Coaches like to be asked about those.
      Q<goal> In the second before the noise, {Name} might have felt ____.
      H<goal> {helper} can describe it from the touchline, with everything that came before it.
      H<goal> {helper} can ask which part of it was practised and which was luck. ~ There is mostly some of both.
      T<goal> {he} can draw the move with arrows, and put in who made it possible.
      T<goal> {he} can say "good pass" or "good game" to somebody. ~ It costs two words.
      C<goal> {he} can think, "I was where the ball came."
      C<goal> {he} can think, "One second, and I was ready for it."
      A<goal> The net has been taken down, and the score is in somebody's notebook. It went well, and {Name} knows how it felt from the inside. The next match starts at nil, as all of them do. There is mud to be washed off first.
    `,
    '11+': `
      D<goal> A match consists largely of running to places where the ball is not, and of doing it again. Then it arrives, for about a second, and whatever has been practised either happens or does not. {Name} was there, and it went well. It looks like instinct from the touchline, and it is mostly Tuesdays.
      P<goal> Somebody passed, and somebody else dragged a defender out of the way without getting any credit. Teams notice who notices that.
      P<goal> The people on the touchline will tell it slightly bigger each time. It does no harm.
      Q<goal> In the second before the noise, {Name} might have felt ____.
      H<goal> {helper} can ask about the build-up, which is the part that players like to talk about.
      H<goal> {helper} can enjoy it without mentioning the next one.
      T<goal> {he} can thank whoever made it possible. ~ It is remembered longer than the score.
      T<goal> {he} can keep the date of it somewhere. ~ Seasons run into one another.
      C<goal> {he} can think, "It came, and I was ready."
      A<goal> The pitch has gone back to the gulls, and the kit is in the wash. It went well, and no later result can change that. {Name} was in the right place at the right second, after a good many hours of being in other places.
    `,
  },
};
