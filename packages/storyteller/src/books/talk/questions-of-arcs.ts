import type { AskingsByAge, Asking } from './talk-about.ts';

const yours = (...questions: readonly (string | Asking)[]): readonly Asking[] =>
  questions.map((each) => (typeof each === 'string' ? () => each : each));

/**
 * Questions that belong to the shape of a story, by the id of its arc. What an arc has none of its own for is asked as of
 * any book.
 */
export const QUESTIONS_OF_ARCS: Readonly<Record<string, Partial<AskingsByAge>>> = {
  'against-nature': {
    young: {
      wonder: yours(({ hero }) => `What else can ${hero} do, just as it is?`),
      yours: yours('What would you like to try for one day?'),
    },
    older: {
      wonder: yours(
        ({ hero }) => `What did ${hero} really want, do you think, under the wish?`,
        ({ hero }) => `What can ${hero} do that the others will now be wishing for?`,
      ),
      yours: yours('What do you wish you could do that people are not built for? What would you do with it on Monday?'),
    },
  },
  'not-in-here': {
    young: { yours: yours('Where do you have to sit very still? What is hard about it?') },
    older: {
      wonder: yours(
        ({ hero }) => `Where else would they say "not in here" to ${hero}? What could fall down a crack there?`,
        'What would you put on the list at the door, and whom would you let off?',
      ),
      yours: yours('Where do you find it hardest to sit still? What does your whole body want to do there?'),
    },
  },
  'wanted-odd': {
    young: { yours: yours('What can you do that is a bit funny? Show me.') },
    older: {
      wonder: yours(({ hero }) => `Where else would just that thing about ${hero} be wanted?`),
      yours: yours(
        'Is there something about you that is a nuisance in one place and handy in another?',
        'Who do you know with an odd habit you would miss?',
      ),
    },
  },
  'odd-one': {
    young: { yours: yours('Who would you knock for?') },
    older: {
      wonder: yours('How far do you think the talk had gone before it came back?'),
      yours: yours('What could people say about you that is true and does not matter?'),
    },
  },
  'no-square': {
    young: { yours: yours('What would go in your square?') },
    older: {
      wonder: yours('What do you think is on the sheet of the grown-up who reads this to you, right at the bottom?'),
      yours: yours('If there were one square more about you, what would you write in it?'),
    },
  },
  'other-half': {
    young: { yours: yours('What do you have a lot of? Who would like some?') },
    older: {
      wonder: yours(({ hero }) => `Who else might have been short of just what ${hero} has too much of?`),
      yours: yours('Is there something you have too much of in one place, and exactly enough of in another?'),
    },
  },
  'stuck-fast': {
    young: { yours: yours('What would you have tried?') },
    older: {
      wonder: yours('Why was it the small habit that worked, and not the strong arm?'),
      yours: yours('What do people ask you to stop, that might come in handy one day?'),
    },
  },
  'never-enough': {
    young: { yours: yours('What would you like more of? Who would get half?') },
    older: {
      wonder: yours(({ hero }) => `What do you think it was that ${hero} had really liked best?`),
      yours: yours('What is nicer when there is only a little, and somebody to have it with?'),
    },
  },
  'whose-are-you': {
    young: { yours: yours('What would you say your grown-up is like?') },
    older: {
      wonder: yours(({ hero }) => `What would be a better way to say whom ${hero} was looking for?`),
      yours: yours('What would you do, if you could not see the people you came with?'),
    },
  },
  'ten-steps': {
    young: { yours: yours('Where do ten of your steps go? Show me.') },
    older: {
      wonder: yours('How could the map have been drawn so that anybody can find it?'),
      yours: yours('When were you right, and somebody else was right as well?'),
    },
  },
  'could-you-just': {
    young: { yours: yours('What can you do just for fun? Show me.') },
    older: {
      wonder: yours(({ hero }) => `What would you have asked ${hero} for, if you had been in that queue?`),
      yours: yours('What do you do that is not for anything at all?'),
    },
  },
  'the-chase': {
    young: { yours: yours('What would you run after? Show me how fast.') },
    older: {
      wonder: yours(({ hero }) => `What might ${hero} have called out, if there had been breath for it?`),
      yours: yours('When did something turn out to be quite different from how it looked?'),
    },
  },
  'gone-to-the-sea': {
    young: { yours: yours('What would you write on a card? Who is it for?') },
    older: {
      wonder: yours(({ hero }) => `What did they tell each other that morning, ${hero} and the one with the sand?`),
      yours: yours('What is with you all day that you have never said good morning to?'),
    },
  },
  'it-is-shy': {
    young: { yours: yours('Is anything shy in our bathroom? Shall we say hello to it?') },
    older: {
      wonder: yours(({ hero }) => `Do you think it was shy, or was it somebody else? What would ${hero} say?`),
      yours: yours('What would you like to be told before it happens?'),
    },
  },
  'only-sand': {
    young: { yours: yours('What do we walk past each day? Shall we stop and look?') },
    older: {
      wonder: yours(({ hero }) => `What would ${hero} stop at in our street? What would you say it is?`),
      yours: yours('What have we got at home that you would call "only"?'),
    },
  },
  'stayed-in-bed': {
    young: { yours: yours('What do you like best about today? Tell it out of the window.') },
    older: {
      wonder: yours(({ hero }) => `What else could ${hero} have said at the bed?`),
      yours: yours('What do you grumble at, and would not be without? What is the other half?'),
    },
  },
  'so-they-say': {
    young: { yours: yours('What did you see today? Tell me just how it was.') },
    older: {
      wonder: yours(({ hero }) => `What would you ask ${hero} about that one time?`),
      yours: yours('Have you ever made a story a little larger than it was? What was it like without?'),
    },
  },
  'missed-at-eight': {
    young: { yours: yours('What comes first in the morning? And what comes then?') },
    older: {
      wonder: yours(({ hero }) => `What else do you think they all did by ${hero} and never noticed?`),
      yours: yours('What would you miss if it stopped, though you have never said that you like it?'),
    },
  },
  'you-should-not-have': {
    young: { yours: yours('What do you like best of all? Tell me again.') },
    older: {
      wonder: yours(({ hero }) => `Could ${hero} have said it sooner? How would you say it?`),
      yours: yours('What does everybody think that you like, and you do not?'),
    },
  },
  'brought-by-hand': {
    young: { yours: yours('What could we bring from our walk? Who is it for?') },
    older: {
      wonder: yours(({ hero }) => `What would you bring ${hero}, so small that it fits in a pocket?`),
      yours: yours('Shut your eyes. Which place can you put together? What does it smell of?'),
    },
  },
  'everybodys-cure': {
    young: { yours: yours('What do you do when it comes? Show me how it looks.') },
    older: {
      wonder: yours('Which of the cures would you have tried, and which would you have run away from?'),
      yours: yours('What would you like people to ask you, and not tell you?'),
    },
  },
  'first-time': {
    young: { yours: yours('What was a first time for you? What was it like?') },
    older: {
      wonder: yours(({ hero }) => `What will ${hero} tell the next new one?`),
      yours: yours('What can you do at home that might come in useful somewhere else?'),
    },
  },
  rehearsal: {
    young: { yours: yours('Shall we play it at home? Who do you want to be?') },
    older: {
      wonder: yours('Which part of the rehearsal turned out to be the useful one? Would you have guessed it?'),
      yours: yours('What would you like to try out at home before you do it for real?'),
    },
  },
  'showing-the-way': {
    young: { yours: yours('Who is smaller than you? What could you show them?') },
    older: {
      wonder: yours(({ hero }) => `When did ${hero} find out how much ${hero} knew?`),
      yours: yours('What could you explain to somebody small who had never seen it?'),
    },
  },
  bedtime: {
    young: { wonder: yours('What is everybody dreaming of?'), yours: yours('What helps you to sleep?') },
    older: {
      wonder: yours('Which way of going to sleep would you try, and which would never work on you?'),
      yours: yours('What is the last thing you hear at night?'),
    },
  },
  'night-visitor': {
    young: { wonder: yours('Who is out there at night, do you think?'), yours: yours('What do you hear in bed?') },
    older: {
      wonder: yours('What did you think the noise was, before you knew?'),
      yours: yours('If we lie quite still and listen, what can we hear tonight?'),
    },
  },
  'family-day': {
    young: { yours: yours('Who would you like a day with?') },
    older: {
      wonder: yours('What would have happened if everything had gone to plan? Would it have been a better day?'),
      yours: yours('What do you remember of a day of ours that went wrong and was nice?'),
    },
  },
  'fear-faced': {
    young: { yours: yours('Where would you have hidden?') },
    older: {
      wonder: yours(({ hero }) => `Is ${hero} still afraid at the end? How can you tell?`),
      yours: yours('Who might be a little afraid of you without your knowing it?'),
    },
  },
  'small-steps': {
    young: { yours: yours('What do you do when something is a bit scary?') },
    older: {
      wonder: yours(({ hero }) => `How far would ${hero} get by next week?`),
      yours: yours('What is something you could do for just one minute?'),
    },
  },
  'keep-safe': {
    young: { yours: yours('Whose hand do you hold out there?') },
    older: {
      wonder: yours('Who in the story was keeping somebody safe without saying so?'),
      yours: yours('Who keeps us safe, that we never see? Let us think of three.'),
    },
  },
  'found-something': {
    young: { look: yours('What can you see on the thing that was found?') },
    older: {
      wonder: yours('What could somebody work out about you from your left shoe?'),
      yours: yours('What did you once find, and whose was it?'),
    },
  },
  'lost-and-found': {
    young: { look: yours('Where was it all the time? Find it in the pictures.') },
    older: {
      wonder: yours('When did you guess where it was? Who in the story knew before you did?'),
      yours: yours('Where in our house would a thing go if it wanted to be left alone?'),
    },
  },
  helping: {
    young: { yours: yours('Whom did you help today?') },
    older: {
      wonder: yours('Who helped most in the end, and what was it that they did?'),
      yours: yours('What can you do that might help somebody one day, though you cannot think how?'),
    },
  },
  'pull-together': {
    young: { look: yours('Count them! How many are in the row?'), yours: yours('Who is the strongest one you know?') },
    older: {
      wonder: yours('Somebody had the answer all along. Why did nobody hear it?'),
      yours: yours('When were you the smallest and right?'),
    },
  },
  journey: {
    young: { yours: yours('Where would you like to go? What will you pack?') },
    older: {
      wonder: yours('Which of the things they packed would you have left at home?'),
      yours: yours('What would you bring back from there for the windowsill?'),
    },
  },
  'long-way-round': {
    young: {
      wonder: yours('Which stop was the best one?'),
      yours: yours('Where would you like to get lost for a bit?'),
    },
    older: {
      wonder: yours('What would have been missing, if they had gone straight there?'),
      yours: yours('When did we go the wrong way and find something good?'),
    },
  },
  'hole-in-the-wall': {
    young: { yours: yours('What would you push through the hole?') },
    older: {
      wonder: yours('What did each of them believe about the other, and which was the funnier mistake?'),
      yours: yours('Who lives on the other side of our wall? What do you know about them for certain?'),
    },
  },
  'unlikely-friends': {
    young: { yours: yours('What do you like that your friend does not?') },
    older: {
      wonder: yours('What could one of them do that the other never will?'),
      yours: yours('Do you have a friend who is not like you at all? What do you do together?'),
    },
  },
  'kept-company': {
    young: { yours: yours('Who sits with you when you are sad?') },
    older: {
      wonder: yours('What helped more, what was said or what was not said?'),
      yours: yours('What do you like people to do when you are in a mood?'),
    },
  },
  making: {
    young: { yours: yours('What shall we make tomorrow?') },
    older: {
      wonder: yours('Which of the two mistakes was the more useful?'),
      yours: yours('What would you make out of what is lying about in this room?'),
    },
  },
  'mix-up': {
    young: { look: yours('What is wrong on this page? Show me.') },
    older: {
      wonder: yours('At which moment could somebody have stopped it with one question?'),
      yours: yours('What have you once misheard, so that it turned into something else?'),
    },
  },
  'new-at-home': {
    young: { yours: yours('Where do you like to sit in our house?') },
    older: {
      wonder: yours('What did the new one find strange about the house, do you think?'),
      yours: yours('What would you show a new person in our house first?'),
    },
  },
  'new-house': {
    young: { yours: yours('What must come along wherever we live?') },
    older: {
      wonder: yours('Who will find the marks on the old door frame one day?'),
      yours: yours('Which noise of our house would you know anywhere?'),
    },
  },
  practice: {
    young: { yours: yours('What is hard for you still? What is easy now?') },
    older: {
      wonder: yours(({ hero }) => `Did ${hero} get better, or find out how? Is that the same?`),
      yours: yours('What were you bad at, once, that you no longer think about?'),
    },
  },
  'the-show': {
    young: { yours: yours('Will you show me something you can do?') },
    older: {
      wonder: yours('What would the show have been like if nothing had been missing?'),
      yours: yours('Would you rather be seen in a show or make it work from behind?'),
    },
  },
  'small-answer': {
    young: { yours: yours('What small thing made you glad today?') },
    older: {
      wonder: yours('Why did the big ideas not work?'),
      yours: yours('What is the smallest thing anyone ever did that helped you?'),
    },
  },
  'taking-turns': {
    young: { yours: yours('What would you like to be, or to do?') },
    older: {
      wonder: yours(({ hero }) => `Did ${hero} have the wish in the end, or a part of it?`),
      yours: yours('What are you not yet, and would like to be?'),
    },
  },
  'the-case': {
    young: { look: yours('Can you find who came in?') },
    older: {
      wonder: yours('When did you guess it, and what gave it away?'),
      yours: yours('Have you ever been sure of something that turned out quite otherwise?'),
    },
  },
  'the-line': {
    young: { yours: yours('What do you say last of all, at night?') },
    older: {
      wonder: yours('Who was first over the line, really?'),
      yours: yours('Do you and somebody else have a thing that only works with two?'),
    },
  },
  'by-one-mark': {
    young: { yours: yours('Who claps for you?') },
    older: {
      wonder: yours(({ hero }) => `Would you have said it out loud, where ${hero} did?`),
      yours: yours('What has somebody once said to you at just the right moment?'),
    },
  },
  'kept-for-you': {
    young: { yours: yours('What can you do that somebody showed you?') },
    older: {
      wonder: yours(({ hero }) => `From whom did ${hero} have it, do you think, and who had it before?`),
      yours: yours('What do you do just as somebody in your family does it?'),
    },
  },
  'first-and-second': {
    young: {
      look: yours('Can you find the smallest one?'),
      yours: yours('When are you first? And when are you last?'),
    },
    older: {
      wonder: yours(({ hero }) => `What did ${hero} see from behind that cannot be seen from the front?`),
      yours: yours('What is only any good when somebody else is there for it?'),
    },
  },
  'open-all-day': {
    young: { yours: yours('What is in your pocket? Shall we put it in a row?') },
    older: {
      wonder: yours('What would the label for the arrow have said?'),
      yours: yours(
        'What have we got that could stand on a bench with a label?',
        'Which of our days went quite wrong, and is still told?',
      ),
    },
  },
  'one-hand-each': {
    young: { yours: yours('Shall we do it? One hand from you, and one from me.') },
    older: {
      wonder: yours('Who let go first, do you think? And does it matter?'),
      yours: yours('What can two of us do with one hand each? Shall we try a bow?'),
    },
  },
  'while-it-lasts': {
    young: { yours: yours('What have we made that is gone now? Who saw it?') },
    older: {
      wonder: yours('What had it seen, all those times?'),
      yours: yours('What do you like, just because it does not stay?'),
    },
  },
  wish: {
    young: { yours: yours('What do you wish for? Shall we draw it?') },
    older: {
      wonder: yours('Which piece of the wish came true?'),
      yours: yours('If we had such a jar, what would you put in it? And what might the rest of us put in?'),
    },
  },
  'too-many': {
    young: { look: yours('How many can you count?') },
    older: {
      wonder: yours('Who should have said stop, and when?'),
      yours: yours('How many people fit into this room, and where would you put the tallest?'),
    },
  },
};

/** Books of death, illness, parting and other hard things: nothing clever is asked, and silence is an answer. */
export const QUESTIONS_OF_TENDER_BOOKS: AskingsByAge = {
  young: {
    look: yours('Which page shall we look at for a bit longer?'),
    wonder: yours(({ child }) => `What would ${child} like now, do you think?`),
    yours: yours('Would you like to say something about it, or shall we just sit?'),
  },
  older: {
    look: yours('Is there a page you would like to stay on?', 'Was there a page that was a bit like us?'),
    wonder: yours(
      ({ child }) => `What could somebody do for ${child} tomorrow?`,
      'Was there something the book did not say?',
    ),
    yours: yours(
      'Is there anything you have been wondering about? You may ask it now or another day.',
      'Who would you tell, when it feels like that?',
    ),
  },
};
