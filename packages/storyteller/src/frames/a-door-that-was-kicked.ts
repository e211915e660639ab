import { said, type NamedScene } from './scene.ts';

/** A door that is kicked or slammed, or a wall that is punched, with nobody hurt by it. */
export const aDoorThatWasKicked: NamedScene = {
  id: 'struck',
  image: 'a door or a wall that gets the bang, and flat hands that push',
  cue: said(
    String.raw`\b(?:(?:kick|punch|hit|bang|head-?butt|smash|thump)(?:s|es|ed|ing)?|slam(?:s|med|ming)?|br(?:oke|eaks?|eaking)|dent(?:s|ed)?) (?:on |at |in |up |down |through )?(?:(?:his|her|their|the|our|a) )?(?:\w+ )?(?:doors?|walls?)\b|\b(?:punch|kick|put|made|makes|smash)\w* (?:a )?holes? in\b`,
    String.raw`\b(?:(?:fine|good|angel|quiet) (?:at|in) (?:school|nursery)|after school|ball|homework|piano|sandwich\w*|toast|(?:over|about|at) (?:the )?(?:tiny|tiniest|smallest|small|little|littlest|silly|stupid)|wrong (?:cup|spoon|plate|socks?)|knock\w*|(?:bang|hit|hurt)\w* (?:his|her|their) (?:own )?head)\b`,
  ),
  decides: false,
  answers: /\b(?:hates?|doors?|walls?|holes?|temper|over nothing|bedroom)\b/i,
  takesHelps: true,
  titles: { young: 'A Door Did Nothing', older: 'What the Door Had to Do With It' },
  text: {
    '4-5': `
      D<struck> When people get angry, feet and hands want something big. {Name} may kick a door or bang on a wall. It is loud, and it feels strong. But the door did nothing. It can break, and a foot can get hurt.
      P<struck> A bang makes people jump. A hot word may come too. Later it can be put right.
      Q<struck> Just before the bang, {Name} may feel ____.
      H<struck> {helper} can hold a cushion for a kick.
      H<struck> {helper} can stay near until it is over.
      T<struck> {he} can push the wall with flat hands. ~ Flat hands do not get hurt.
      T<struck> {he} can stamp ten times on the floor.
      C<struck> {he} can say, "Push, and no bang."
      A<struck> The door is a door again, and it opens and shuts. The big mad went down. It is okay to be angry, and a push can carry it. Now there are words for what it was.
    `,
    '6-7': `
      D<struck> A door is the nearest big thing when somebody is angry. {Name} may let a door or a wall have the whole of it. It is loud, and for a second that feels good. But the door had nothing to do with it. It can break, and a foot or a hand can get hurt.
      P<struck> A bang goes through the whole home, and everybody stops. Hot words may go with it, and they sting. Most people know that they are not the whole truth.
      Q<struck> Just before the bang, {Name} may feel ____. It may be in the fists or the feet.
      H<struck> {helper} can find a ball and a place to kick it.
      H<struck> {helper} can wait near, with few words, until it is over. ~ Words work better afterwards.
      T<struck> {he} can push a wall with both hands flat and count to ten. ~ Flat hands do not get hurt.
      T<struck> {he} can go to a place where stamping is fine.
      C<struck> {he} can think, "Push it flat, and no bang."
      A<struck> The door is shut now, in the ordinary way. Being angry is fine, and the reason may be a real one. Now it can be told in words. What broke can be mended by two. A hot word can be taken back. A door is for going through.
    `,
    '8-10': `
      D<struck> Anger wants something big to push against, and indoors that is mostly a door or a wall. {Name} may have kicked, punched or slammed one. The bang says at full volume that something is wrong, and it does not say what. Walls are harder than hands, and most inside doors are hollow. So it often ends with a dent, a sore fist and a subject that nobody has talked about.
      P<struck> To the others a bang like that sounds dangerous, even when nobody was meant. Hot words that come with it sting for longer than the noise. Most people know that they are not the whole truth, and both can be put right.
      Q<struck> In the second before it, {Name} might notice ____. Most people have one early sign, such as the jaw or a fist.
      H<struck> {helper} can help to mend whatever got a dent. ~ Filler, sandpaper and paint make a calm hour.
      H<struck> {helper} can agree on something that can take it, such as a mattress or the garden.
      T<struck> {he} can lean on the wall with both palms and push until the arms are tired. ~ It uses the same strength, and nothing breaks.
      T<struck> {he} can leave in the middle of the sentence and come back with the rest of it.
      C<struck> {he} can think, "Push it, and don't punch it."
      A<struck> What broke can be mended, and helping with that is part of a sorry. The reason for being angry is still there, and now it is quiet enough to be heard. It may have been a fair one. Anger is allowed in any home. It needs a way out, and it had been using the door.
    `,
    '11+': `
      D<struck> Getting angry enough to hit a wall or kick a door takes about a second. It is usually about something that took a week. {Name} may have found that out. The body got ready for a fight, there was nobody whom it wanted to hurt, and a wall was in the way. As a choice, it was better than a person. It is still a hand against plaster, and it frightens people, quite often including the one who did it.
      P<struck> Those in the next room heard a bang and not a reason. Some answer with a lecture because they were scared. What was shouted along with it is mostly remembered for longer than the dent.
      Q<struck> In the last minute before it, {Name} might notice ____. It tends to be the same sign each time.
      H<struck> {helper} can keep the talk about the damage and the talk about the reason apart. ~ They are two subjects, and the second one matters more.
      H<struck> {helper} can help to find a doctor or a counsellor if it happens often. ~ Anger of that size is common, and it can be worked on.
      T<struck> {he} can mend it with filler, sandpaper and paint. ~ It takes an evening, and it says more than a speech.
      T<struck> {he} can go out for ten minutes, with an agreed word that means "I will be back".
      C<struck> {he} can think, "Walk first, and then say it."
      A<struck> A patch of new paint on a wall dries in a day. The reason takes longer and is the more interesting of the two: too little sleep, something at school, a thing that nobody has asked about. Being angry is no offence, and it carries information. That can be handed to somebody in words, once the hands are still.
    `,
  },
};
