import { said, type NamedScene } from '../scene.ts';

/** Mother's Day or Father's Day, and the cards at school, for a child whose parent has died. */
export const cardForSomebodyWhoDied: NamedScene = {
  id: 'cardday',
  image: 'a card for somebody who cannot open it',
  cue: said(
    String.raw`\b(?:mother|father|mum|mom|dad|mothering|parent)(?:'?s|s'?|ing)? (?:day|sunday|assembly|lunch|breakfast|evening|race)\b|\b(?:mak(?:e|es|ing)|made) (?:\w+ ){0,2}cards?\b`,
  ),
  decides: /\b(?:mum|mummy|mom|mother|dad|daddy|father)(?: has| had)? died\b[^.!?]{0,50}\b(?:mother|father|mum|mom|dad|mothering)(?:'?s|ing)? (?:day|sunday)\b|\b(?:mother|father|mum|mom|dad|mothering)(?:'?s|ing)? (?:day|sunday)\b[^.!?]{0,40}\b(?:mum|mummy|mom|mother|dad|daddy|father)(?: has| had| is)? (?:died|dead)\b/i,
  answers: /\b(?:day|cards?|sunday|school|mak\w+)\b/i,
  titles: { young: 'A Card All the Same', older: 'A Card Without a Stamp' },
  text: {
    '4-5': `
      D<cardday> There is a day when children make cards at school. {who} died, so {Name} may not know what to do then. A card can be made for somebody who died. It can be made for somebody who is here. Or it can be no card and a picture of a dog. All of that is fine.
      P<cardday> Other children may ask. They do not know that it is hard.
      Q<cardday> When the cards are made, {Name} may feel ____.
      H<cardday> {helper} can tell the teacher before that day.
      H<cardday> {helper} can look for a good place for the card.
      T<cardday> {he} can choose who the card is for.
      T<cardday> {he} can say, "I want to draw here."
      C<cardday> {he} can think, "I can make it my way."
      A<cardday> {who} died, and nobody can change that. The card may stand by a photo, or lie on a stone. Somebody at home looks at it for a long time. The day goes by, and there is supper.
    `,
    '6-7': `
      D<cardday> In some weeks a class makes cards for mums or for dads. {who} died, and {Name} may not know what to do at that table. There are several good ways. A card can be for {who}. It can be for somebody else who looks after children. It can also be left out, and no reason is needed.
      P<cardday> Teachers plan such a morning for thirty. They are glad to know before what is hard for one.
      P<cardday> There are more children for whom this day is odd. It does not show.
      Q<cardday> When the paper is given out, {Name} may feel ____. It may change on the way home.
      H<cardday> {helper} can talk to the teacher before the day. ~ Then nothing comes as a surprise.
      H<cardday> {helper} can plan a walk or a pudding for that day.
      T<cardday> {he} can write in the card what {he} would like to tell.
      T<cardday> {he} can ask for a job outside while others cut and paste.
      C<cardday> {he} can think, "There is more than one way to do this day."
      A<cardday> {who} died and cannot open a card. It can be read out at home, or be put in a box. Such a day may be sad at nine and quite funny at four. On the next day school is ordinary again.
    `,
    '8-10': `
      D<cardday> Some days in the calendar take for granted that everybody has the same family. {who} died, and {Name} may see the shop windows fill with cards for weeks. At school there may be an activity as well. It can be done in several ways: a card for {who}, one for somebody else, or none. None of them is the brave one, and none is wrong.
      P<cardday> Teachers often think of it too late and are sorry. A word beforehand spares both sides.
      P<cardday> Classmates may say something clumsy, or nothing. Hardly any of them would like to hurt.
      Q<cardday> When the activity begins, {Name} might feel ____. The days before may be harder than the day.
      H<cardday> {helper} can arrange with the school what {he} would prefer. ~ Choosing beforehand is easier than at the table.
      H<cardday> {helper} can ask how the day is to be spent at home, if it is marked at all.
      T<cardday> {he} can write the card anyway, with news in it.
      T<cardday> {he} can say "I'd rather do something else" and leave it there.
      C<cardday> {he} can think, "It is one day, and I can do it my way."
      A<cardday> {who} died and cannot come back, and there is still a good deal to say. A card can be read aloud, kept in a drawer or planted under a bulb. By Monday the shops have moved on to something else. People who are missed are missed on ordinary days too, and on those nobody needs an envelope.
    `,
    '11+': `
      D<cardday> For a few weeks each year, shops send out messages about a parent who would like flowers. {who} died, and {Name} may delete those with some speed. School can add an assembly or a well-meant activity. The day has no claim on anyone. It can be ignored, marked in private, or spent on somebody else who did some of the bringing up.
      P<cardday> Friends may go quiet about their own plans, out of tact. It can be more isolating than the plans, and they can be told so.
      P<cardday> The other people who miss {who} are looking at the same shop windows. They may be waiting for somebody to mention it.
      Q<cardday> In front of those shelves, {Name} might feel ____. Envy is a usual part of it.
      H<cardday> {helper} can ask a week before whether the day is to be marked, and accept any answer.
      H<cardday> {helper} can clear it with the school, so that nobody is taken by surprise.
      T<cardday> {he} can write something to {who} that no one reads, and keep it with the others.
      T<cardday> {he} can make a plan that has nothing to do with it, such as a film and chips.
      C<cardday> {he} can think, "It is a date. I decide what it is for."
      A<cardday> {who} died, and the calendar was not informed. The day ends at midnight like any other, whatever was done with it. Some years it may be a grave and some years a cinema, and neither measures anything. What there was between two people does not depend on an envelope.
    `,
  },
}; // prettier-ignore
