import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

/** A room that two slept in, and one of them has a room elsewhere now. */
export const roomToOneself: NamedScene = {
  id: 'oneleft',
  image: 'a room that was breathed in by two, and the wall with somebody behind it',
  cue: said(
    String.raw`\b(?:brother|sister|sibling|twin)s?\b[^.]{0,40}\b(?:moved (?:out|into|to)|(?:has|have|got|gets|getting) (?:his|her|their) own (?:bed)?room|left for (?:uni|college)|went to uni\w*|into (?:his|her|their) own room)\b|\b(?:moved|put) (?:his|her|their|the) (?:\w+ )?(?:brother|sister|twin)\b[^.]{0,20}\b(?:out|into)\b|\b(?:used to|always|has always) shared? (?:a |the |his |her |their )?(?:bed)?room\b|\b(?:no longer|not|stopped|don'?t) shar\w+ (?:a )?(?:bed)?room\b`,
    String.raw`\b(?:fight\w*|argu\w*|wants (?:his|her) own room|baby|uni(?:versity)?|college|left home|army)\b`,
  ),
  decides:
    /\b(?:sleep\w*|bed ?time|at night|night)\b[^]*\b(?:brother|sister|twin)\b[^.]{0,30}\b(?:moved out|own room|moved into)\b|\b(?:moved|put) (?:his|her|their) (?:\w+ )?(?:brother|sister|twin) (?:out|into)\b[^]*\b(?:sleep\w*|bed ?time|night)\b|\b(?:sleep\w*|bed ?time|night)\b[^]*\b(?:moved|put) (?:his|her|their) (?:\w+ )?(?:brother|sister|twin) (?:out|into)\b/i,
  titles: { young: 'Knock, Says the Wall', older: 'One Breath Less' },
  roles: { other: SIBLING_ROLE },
  text: {
    '4-5': `
      D<oneleft> Two used to sleep in this room, and now it is one. {Name} may hear the difference in bed. There was a second breath, and a creak from the other side. Now {other sleeps} in another room. The floor has more room, and the night has less sound.
      P<oneleft> In the other room it is quiet as well. Somebody there may listen, too.
      Q<oneleft> In the quiet, {Name} may feel ____.
      H<oneleft> {helper} can leave both doors open a bit.
      H<oneleft> {helper} can look in and say, "All here."
      T<oneleft> {he} can knock on the wall for goodnight.
      T<oneleft> {he} can choose what goes in the empty corner.
      T<oneleft,comforter> {he} can let {comforter} have the other side.
      C<oneleft> {he} can think, "Same home, one wall in between."
      A<oneleft> Knock, knock, and perhaps a knock comes back. In the morning everyone meets at breakfast. A room can get used to one. So can a bed, after some nights.
    `,
    '6-7': `
      D<oneleft> For a long time this room was for two at night. Now {other sleeps} in another one. {Name} may notice what is missing, and it is mostly sound. There was breathing, and somebody who turned over. Ears that are used to company go on looking for it.
      P<oneleft> Whoever moved out has a quiet room as well. It may take some nights there, too.
      Q<oneleft> When the light goes off, {Name} may feel ____. It can be two things at once.
      H<oneleft> {helper} can leave both doors open for the first weeks. ~ Then the sounds of the others come in.
      H<oneleft> {helper} can help to move the bed. ~ A room for one may look like one.
      T<oneleft> {he} can agree on a goodnight knock with the other room.
      T<oneleft> {he} can turn on a small light or quiet music. ~ Ears like to have something to rest on.
      T<oneleft,comforter> {he} can give {comforter} a place of its own.
      C<oneleft> {he} can think, "One wall away is near."
      A<oneleft> The wall is about as thick as a book is long. Behind it somebody turns over, as before. In some weeks the nights will have a sound of their own. Breakfast is for all of them.
    `,
    '8-10': `
      D<oneleft> A shared room has a sound of its own, made of somebody else's breathing. Nobody listens to it until it stops. Now {other sleeps} elsewhere, and {Name} may lie awake in a bed that has not changed at all. Ears go on checking for what they were used to. That is an old habit of brains: company at night meant that somebody would notice.
      P<oneleft> The one with the other room may like it and miss this one. Both can be said at the same breakfast.
      Q<oneleft> In the first quiet hour, {Name} might feel ____. A part of it may even be pleasant.
      H<oneleft> {helper} can leave the doors ajar for a while and close them when nobody asks any more.
      H<oneleft> {helper} can help to rearrange the furniture. ~ A gap looks smaller when it has been given a use.
      T<oneleft> {he} can put on something quiet with a timer. ~ Ears rest more easily on a sound than on none.
      T<oneleft> {he} can keep one thing from before, such as a joke through the wall at lights out.
      C<oneleft> {he} can think, "Same house, one wall."
      A<oneleft> After a few weeks a brain moves quiet from the list of warnings to the list of ordinary things. Until then there is a wall with somebody behind it, and a light under the door. The night has the same hours as before. Some of them will soon be slept through.
    `,
  },
};
