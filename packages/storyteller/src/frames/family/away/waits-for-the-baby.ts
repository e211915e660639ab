import { said, type NamedScene } from '../../scene.ts';

/**
 * A baby, or two, that may come early: a mother who is in and out of hospital, and a child who stays with somebody at short
 * notice. That a bed may get wet when life is hard: Nova Scotia 811, "Bed-wetting (Enuresis)". That it is nobody's fault:
 * Berkshire Healthcare NHS, "Bedwetting".
 */
export const waitsForTheBaby: NamedScene = {
  id: 'notyet',
  image: 'a packed bag, and what is sure about tonight',
  cue: said(
    String.raw`(?=[^]*\b(?:pregnan\w*|expecting|(?:might|may|could|will|going to) (?:come|be born|arrive) early|not (?:here|born) yet|due)\b)[^]*?\b(?:in and out of (?:the )?hospital|in hospital|bed rest|(?:might|may|could) (?:come|be born|arrive) early|nicu|special care|neonatal)\b`,
    String.raw`\b(?:was born|were born|is born|are born|has been born|arrived|came early|died)\b`,
  ),
  decides:
    /^(?![^]*\b(?:was|were|been) born\b)(?=[^]*\b(?:pregnan\w*|expecting (?:twins|a baby|our|another))\b)[^]*?\b(?:in and out of (?:the )?hospital|on bed ?rest)\b/i,
  answers: /\b(?:wetting the bed|wets? the bed|eating|clingy|last minute|staying with|early|nicu|promise|hospital)\b/i,
  titles: { young: 'What Is Sure Tonight', older: 'What Is Sure Tonight' },
  roles: {
    expected: {
      fallback: { text: 'a baby' },
      cues: [
        { match: /\btwins\b/i, phrase: { text: 'two babies' } },
        { match: /\btriplets\b/i, phrase: { text: 'three babies' } },
      ],
    },
    carrier: {
      fallback: { text: '{his} mother', gender: 'f' },
      cues: [{ match: /\b(mummy|mum|mommy|mom|mama)\b/i, phrase: { text: '$', gender: 'f' } }],
    },
  },
  text: {
    '2-3': `
      D<notyet> {carrier} has {expected} in there. The hospital helps {carrier} now and then. {Name} may sleep in another bed. Bag in, bag out.
      P<notyet> In hospital, {carrier} thinks of {Name}.
      Q<notyet> In another bed, {Name} may feel ____.
      H<notyet> {helper} can say who is here.
      T<notyet> {he} can kiss a photo of {carrier}.
      T<notyet,comforter> {he} can cuddle {comforter}.
      C<notyet> {he} can say, "This bed, this night."
      A<notyet> The hospital has a bed. Here is a bed too. It is warm. There is tea. Night-night, bag.
    `,
    '4-5': `
      D<notyet> {carrier} has {expected} on the way. Now and then, doctors in the hospital help with that. {Name} may sleep in another bed then. It can go fast, with a bag by the door. Nobody knows the day before. No child made it so.
      P<notyet> When days are muddled, bodies get muddled, too. Some beds get wet, and some tummies want no food. Nobody is cross about that.
      P<notyet> {carrier} may look at a clock and think of here.
      Q<notyet> When the bag gets packed again, {Name} may feel ____.
      H<notyet> {helper} can say what is sure today.
      H<notyet> {helper} can help to say goodnight by phone.
      T<notyet> {he} can keep a scarf that smells of {carrier}.
      T<notyet> {he} can ask, "Who is here tonight?"
      T<notyet,comforter> {he} can take {comforter} from bed to bed.
      C<notyet> {he} can think, "I know this bed and this tea."
      A<notyet> Nobody can say which day it will be. It may be soon, and then the hospital may say, "Wait." But tonight is sure. There is a bed, and tea, and somebody to say goodnight.
    `,
    '6-7': `
      D<notyet> {carrier} has {expected} on the way, and it is not simple. Sometimes the hospital calls, and the bag is packed in ten minutes. {Name} may sleep somewhere else that night without having known it at breakfast. Doctors do not know the day, and parents do not know it either. It is not because of anything a child did. Not knowing is hard work for everyone.
      P<notyet> When plans change all the time, bodies get muddled. A bed gets wet, or food does not taste. It happens to many children, and nobody is cross about it.
      P<notyet> {carrier} may have asked three times today how {Name} is. It is a long way from a hospital bed to this one.
      Q<notyet> When the bag stands by the door again, {Name} may feel ____. It may be two things at once.
      H<notyet> {helper} can say each morning what is sure today.
      H<notyet> {helper} can find out when there can be a call.
      T<notyet> {he} can make a list of what comes along to each bed.
      T<notyet> {he} can ask a question again on another day. ~ The answer may have changed.
      T<notyet,comforter> {he} can take {comforter} from bed to bed.
      C<notyet> {he} can think, "Some of it is a maybe. Tonight is sure."
      A<notyet> It may be soon, or it may be weeks. A hospital has warm cots for babies who come early and small. Visits may be a matter of waiting then. Nobody can say more than that. But tonight has a bed, a tea and a goodnight, and those are sure.
    `,
    '8-10': `
      D<notyet> {carrier} has {expected} on the way, and the calendar has stopped being of much use. One call from the hospital, and the bag goes into the car. {Name} may find out at four o'clock where the night will be. Adults do not say more, because they do not know more. That is harder than it sounds, for anybody who likes to know what is coming. Nothing that a child did or thought has made it complicated.
      P<notyet> Bodies react to a timetable like that. Wet sheets, no appetite and wanting to hold on to somebody are common, and they are nobody's fault.
      P<notyet> {carrier} is lying under a clock with too much time to think. A good deal of it is about who has had supper here.
      Q<notyet> When the plan changes once more, {Name} might feel ____. Being cross with somebody who is not well is a common one.
      H<notyet> {helper} can sort each day into two lists: sure, and maybe.
      H<notyet> {helper} can pass on news as it comes, also when it is only small.
      T<notyet> {he} can keep a second bag packed, so that leaving takes one minute.
      T<notyet> {he} can write to {carrier} about something that has nothing to do with hospitals.
      T<notyet,comforter> {he} can take {comforter} along, at the bottom of the bag.
      C<notyet> {he} can think, "The big part is a maybe. Tonight is on the sure list."
      A<notyet> Babies who come early may spend weeks in a hospital, with visiting rules, and at first perhaps no visits. Nobody knows that beforehand. The maybe list is long at the moment. On the sure list are a bed, a supper and somebody who says goodnight.
    `,
  },
};
