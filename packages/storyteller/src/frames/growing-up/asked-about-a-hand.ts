import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const PART: Role = {
  fallback: { text: 'body' },
  cues: [
    { match: /\bfingers?\b/i, phrase: { text: 'hand' } },
    { match: /\bhands?\b/i, phrase: { text: 'hand' } },
    { match: /\barms?\b/i, phrase: { text: 'arm' } },
    { match: /\b(?:foot|feet|toes?)\b/i, phrase: { text: 'foot' } },
    { match: /\blegs?\b/i, phrase: { text: 'leg' } },
    { match: /\bears?\b/i, phrase: { text: 'ear' } },
    { match: /\beyes?\b/i, phrase: { text: 'eye' } },
    { match: /\b(?:face|jaw|cheek|lip)\b/i, phrase: { text: 'face' } },
  ],
};
const BUILT = String.raw`\b(?:(?:born|lives) (?:with|without)(?: (?:only|just|part of|a))* (?:\w+ )?(?:one|no|two|three|four|small|short|half|different|missing|(?:left|right|her|his|an?|any)?) ?(?:\w+ )?(?:hands?|arms?|fingers?|thumbs?|legs?|feet|foot|ears?|toes|eye)\b|(?:has|got|having) (?:only )?(?:one|no|a small|a short|half an?|a different|a missing|three|two|four) (?:left |right )?(?:hand|arm|leg|ear|eye|fingers|foot)\b|(?:limb|hand|arm|facial|face) differen\w+|missing (?:an? |his |her |some )?(?:\w+ )?(?:hand|arm|fingers?|leg|ear|eye)|(?:lost|amputat\w+) (?:an?|his|her|one)? ?(?:\w+ )?(?:hand|arm|leg|foot|fingers?|eye)\b|(?:hand|arm|leg|face|ear) (?:looks|is|that looks) (?:\w+ )?different)`;
const ASKED = String.raw`\b(?:star(?:e|es|ed|ing)|ask\w*|point(?:s|ed|ing)?|look(?:s|ed|ing)? at|comments?|remarks?|laugh\w*|teas\w*|hides?|hiding|embarrass\w*|questions?|what happened|says? (?:it|he|she)|self[- ]conscious|sleeves?)\b`;

/** A hand, an arm or a face that was made another way, and those who look or ask. */
export const askedAboutAHand: NamedScene = {
  id: 'askedhand',
  image: 'a hand that does what it does, and eyes that get used to it',
  cue: said(
    `(?=[^]*${BUILT})(?=[^]*${ASKED})`,
    String.raw`\b(?:hand ?writing|asks? for|holding hands|hand up|hands up|brother|sister|cousin|uncle|grandad|teacher (?:has|with)|friend (?:has|with|was)|boy (?:with|who)|girl (?:with|who)|teddy|doll|afraid of)\b`,
  ),
  decides: true,
  answers: /\b(?:star\w*|ask\w*|born|hands?|arm|happened|look\w*|point\w*)\b/i,
  titles: { young: 'Made This Way', older: 'One Sentence, or None' },
  roles: { part: PART },
  text: {
    '4-5': `
      D<askedhand> No two bodies are the same. {Name} knows that {his} {part} is not like most others. Children may look, or ask, "What happened?" Eyes go to what is new to them. It can be a lot to be asked.
      P<askedhand> Most of them just want to know. When they know, they want to play.
      Q<askedhand> When somebody looks for long, {Name} may feel ____.
      H<askedhand> {helper} can think up a short answer with {Name}.
      H<askedhand> {helper} can give the answer when {he wants} a rest.
      T<askedhand> {he} can show what {he} can do in the game.
      T<askedhand> {he} can say, "I don't want to tell."
      C<askedhand> {he} can say, "That is how my body is. Let us play."
      A<askedhand> They looked, and then they knew. There was sand to dig and a ball to roll. A body knows its own way to do that. It is {his} own body, and it is just right for {him}.
    `,
    '6-7': `
      D<askedhand> Bodies are made in many ways. {his} {part} looks different from most, and people see it at once. They may stare or ask what happened. It is no bad question, but it comes again and again. {Name} can say how much of an answer there is. It is {his} own body.
      P<askedhand> Somebody who stares has not seen it before. By the third day they have, and they look at other things.
      P<askedhand> A question is not the same as teasing. Teasing can be told, and a grown-up stops it.
      Q<askedhand> When eyes stay too long, {Name} may feel ____.
      H<askedhand> {helper} can practise one short answer with {Name}. ~ A ready answer comes out easily.
      H<askedhand> {helper} can tell a new class about it first.
      T<askedhand> {he} can give the answer once, and then ask a question back.
      T<askedhand> {he} can say, "I'd rather not talk about it."
      C<askedhand> {he} can think, "New to them. Not new to me."
      A<askedhand> One answer was given, and then the game went on. There is more than one way to hold, climb or catch. {Name} has found some that others do not know. A body is looked at for a minute and lived in for years.
    `,
    '8-10': `
      D<askedhand> {Name} knows that {his} {part} looks different from other people's. To the owner of a body that is ordinary. To others it is new, so they stare, or ask what happened. The question is mostly harmless and mostly the same. What makes it tiring is the number of times. How much to answer is for the owner of the body to decide, each time afresh.
      P<askedhand> A brain that meets something new keeps the eyes there until it has a word for it. On a bus that takes a few seconds, and in a class it takes a few days.
      P<askedhand> Remarks that are meant to hurt are another thing. They are for adults to stop, and adults can be told.
      Q<askedhand> When somebody asks again, {Name} might feel ____. It may depend on who asks, and how.
      H<askedhand> {helper} can work out a short answer and a funny one with {Name}.
      H<askedhand> {helper} can find out where others meet who are built like that. ~ It is good to be in a room where nobody asks.
      T<askedhand> {he} can answer in one sentence and change the subject. ~ People go along with that.
      T<askedhand> {he} can say, "That's private," in a friendly voice.
      C<askedhand> {he} can think, "It is news to them. It is just me to me."
      A<askedhand> The question has been asked and answered, or not answered, and both are polite. After a while people know {Name} by a laugh, a bad joke or a good throw. What {he} can do with {his} body {he has} worked out with practice, as everybody does. It is not there to be looked at. It is there to be used.
    `,
    '11+': `
      D<askedhand> {Name} knows that {his} {part} is not like other people's. Strangers treat that as the start of a conversation. They stare, look away too fast, or ask what happened. To {him} it is simply the body {he has}, so the surprise is only ever theirs. At this age it can weigh more, because everybody is looking at everybody. Covering it up is allowed, and so is not covering it up.
      P<askedhand> Curiosity lasts a few seconds in a stranger and about a week in a class. What people remember afterwards is how somebody was, and not how they were made.
      P<askedhand> A remark meant to hurt is in another category. Schools are obliged to deal with it.
      Q<askedhand> Among new people, {Name} might notice ____. It can be the waiting for the question that is tiring.
      H<askedhand> {helper} can leave the answering to {Name} unless asked.
      H<askedhand> {helper} can help to find others who were made in a similar way. ~ The best replies tend to come from there.
      T<askedhand> {he} can have one sentence ready, and use it or not. ~ Having it is most of the use.
      T<askedhand> {he} can bring it up first with people who will stay, and get it over with.
      C<askedhand> {he} can think, "Their news. My ordinary."
      A<askedhand> There will be a next time, and it will take about as long as this one. Nobody is owed the story, and friends usually get it in the end. What a body looks like is settled in the first minute of knowing somebody. The rest of the time is spent on better things.
    `,
  },
};
