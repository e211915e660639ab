import { said, type NamedScene } from '../scene.ts';

/** A classroom that gets too much, and feet that leave it. */
export const outOfTheClassroom: NamedScene = {
  id: 'fromclass',
  image: 'a card on a table, and a quiet place that somebody knows of',
  cue: said(
    String.raw`\bhid(?:es|ing) (?:in|behind|under) (?:the |a )?(?:cloakroom|coats?|pegs|corridor|toilets?)\b[^.!?]{0,40}\b(?:nois\w*|loud|busy|too much|overwhelm\w*)\b|\b(?:nois\w*|loud|busy|too much|overwhelm\w*)\b[^.!?]{0,40}\bhid(?:es|ing) (?:in|behind|under) (?:the |a )?(?:cloakroom|coats?|pegs|corridor|toilets?)\b|\b(?:ran|runs?|running|bolts?|bolted|bolting|storms?|stormed|walks?|walking|leaves|leaving|flees|escapes?) (?:straight |off |away |out )*(?:of |from )?(?:the |his |her |their )?(?:class(?:room)?s?|lessons?)\b`,
    String.raw`\b(?:toilet|reading|school dinner|corridors?|into|to get to|late|on (?:his|her) own)\b`,
  ),
  // Noise that sends somebody out of a lesson is no fear of a bang, and a lesson is no road.
  decides:
    /\b(?:ran|runs?|running|bolts?|bolted|bolting|walks?|leaves|leaving|flees|escapes?|hid(?:es|ing))\b[^.!?]{0,24}\b(?:class(?:room)?|lessons?|cloakroom)\b[^.!?]{0,24}\b(?:when|if|because|whenever|as soon as|cos)\b[^.!?]{0,20}\b(?:nois\w*|loud|busy|too much)\b/i,
  answers: /\b(?:class\w*|too much|lessons?|hid(?:es|ing)|cloakroom|nois\w*|loud)\b/i,
  takesHelps: true,
  roles: {
    calmplace: {
      fallback: { text: 'the quiet place' },
      cues: [
        { match: /\b(?:reading|book) (?:corner|area|nook)\b/i, phrase: { text: 'the reading corner' } },
        { match: /\bcalm(?:ing)? (?:corner|area|space|room)\b/i, phrase: { text: 'the calm corner' } },
        { match: /\bsensory (?:room|space|corner)\b/i, phrase: { text: 'the sensory room' } },
        { match: /\b(?:nurture|quiet|rainbow|sunshine) room\b/i, phrase: { text: 'the quiet room' } },
        { match: /\blibrary\b/i, phrase: { text: 'the library' } },
      ],
    },
  },
  titles: { young: 'A Card on the Table', older: 'A Card on the Table' },
  text: {
    '4-5': `
      D<fromclass> A classroom can get too loud or too full. Then {Name} may run off, out of the door. Legs want to get to where it is quiet. That is a good wish. But nobody knows where {he is}, and so they all look.
      P<fromclass> The teacher likes to know where each child is.
      Q<fromclass> When it gets too much, {Name} may feel ____.
      H<fromclass> {helper} can find a quiet place with {Name}.
      H<fromclass> {helper} can make a card with a door on it.
      T<fromclass> {he} can give the card to a grown-up and go with them.
      T<fromclass> {he} can put both hands on {his} ears for a bit.
      C<fromclass> {he} can say, "Too loud. My card, please."
      A<fromclass> The card went on the table. Two went to {calmplace}, and nobody was looking for anyone. There it got soft and slow. After a while there was a way back.
    `,
    '6-7': `
      D<fromclass> Sometimes a classroom gets too loud, too full or too hard. {Name} may run off, and for a moment that helps. The legs had a good idea, which is a break. But nobody knows where {he is}, and then lots of people look. A break works better with a card and a place.
      P<fromclass> A teacher needs to know where each child is. When one is gone, it is hard to teach.
      P<fromclass> Others look up and then go on. Some of them would like a break as well.
      Q<fromclass> Just before it gets too much, {Name} may feel ____.
      H<fromclass> {helper} can choose a quiet place, and the way to it.
      H<fromclass> {helper} can make a card that means, "I need a break." ~ A card needs no words.
      T<fromclass> {he} can put the card on the table and go to {calmplace}.
      T<fromclass> {he} can show it early, when it is still small.
      C<fromclass> {he} can think, "Card, quiet place, and back."
      A<fromclass> The card lay on the table, and two feet took their time. In {calmplace} it got softer, bit by bit. Somebody knew who was there. Then there was a way back, and it was the same one.
    `,
    '8-10': `
      D<fromclass> When a classroom becomes too much, an old part of the brain has one suggestion, which is to run. {Name} may be in the corridor before there has been a decision. As first aid that makes sense, since it is quieter out there. It has one flaw. Nobody knows where {he is}, so half the school goes looking, and that is the opposite of quiet.
      P<fromclass> Teachers are responsible for knowing where everybody is. What looks like anger at the door is mostly alarm.
      P<fromclass> Some of those who stay behind would like to know how to get a break as well.
      Q<fromclass> In the minute before, {Name} might notice ____. It may be in the ears, the chest or the legs.
      H<fromclass> {helper} can arrange an allowed exit, with a card, a place and a time to come back.
      H<fromclass> {helper} can find out in which lessons it happens. ~ A pattern can be changed at its source.
      T<fromclass> {he} can show the card early, at four out of ten. ~ At nine, nobody can find a card.
      T<fromclass> {he} can stay in the agreed place until everything is slower.
      C<fromclass> {he} can think, "Allowed exit, known place."
      A<fromclass> The card was on the table, and nobody needed to search. In the agreed place the noise went down from the inside. There was still some lesson to go back to. A door that may be used is easier to sit near, and on some days it stays shut.
    `,
    '11+': `
      D<fromclass> Leaving is among the oldest answers to stress. It works at once, which is why it becomes a habit. When it gets too much, {Name} may run, and be halfway down a corridor before anything has been decided. The need behind it is reasonable: less noise, fewer eyes, a task that has stopped shouting. The trouble is only that it was not agreed, so it is written down as something else and a search begins.
      P<fromclass> Staff are obliged to know where each student is. Most of them would far rather sign an agreement than go looking.
      P<fromclass> Those who stay in the room may wonder, and they forget it by the next lesson.
      Q<fromclass> About five minutes before, {Name} might notice ____. That is the useful moment.
      H<fromclass> {helper} can ask the school for a card, a room and a named adult. ~ It is a common arrangement.
      H<fromclass> {helper} can go through the timetable with {Name} and mark where it happens.
      T<fromclass> {he} can use the exit early and without an announcement.
      T<fromclass> {he} can come back at the agreed minute, even for a short rest of the lesson. ~ It keeps the agreement alive.
      C<fromclass> {he} can think, "I can leave, so I can wait a bit."
      A<fromclass> An exit that is allowed loses much of its pull. On some days the card will be on the table. On others it will stay in a pocket, which is also a use of it. What made the room too much can be looked at calmly, by people who can change a seat, a light or a task. No one needs to run for that.
    `,
  },
};
