import { said, type NamedScene } from '../scene.ts';

/** A spider that was seen in a bedroom, and a bed that somebody does not want to lie in since: it is looked for, with light, and then it is night. */
export const outOfTheBedroom: NamedScene = {
  id: 'bedroom',
  image: 'a torch that goes once round the room, and a glass that stands ready',
  cue: said(
    String.raw`(?=[^]*\bspiders?\b)(?=[^]*\b(?:bedroom|(?:his|her|their) room|bed|bedtime|sleep\w*|ceiling)\b)(?:[^]*?\b(?:saw|seen|found|there was|been|since|spotted|once|last (?:night|week|month))\b[^.!?]{0,50}\b(?:bedroom|room|bed|ceiling|wall)\b|[^]*?\b(?:won['’]?t|wont|will not|refus\w+ to|scared to|afraid to|does ?n['’]?t want to|can['’]?t) (?:go (?:to bed|to sleep|in(?:to)?|up)|sleep|get in(?:to)?|stay in)\b|[^]*?\bchecks?\b[^.!?]{0,24}\b(?:bed|room|corners?|ceiling)\b)`,
    String.raw`\b(?:mouth|ears?|nose|swallow\w*|face|pillow|crawl\w*|huntsm[ae]n|rain spiders?|huge|massive|giant|big as|size of|bath|shower|zoo|tarantula|pet|tent|camp\w*|dream\w*|nightmares?|film|book)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:bed|room|sleep|night|saw|last week|checks?|glass)\b/i,
  titles: { young: 'Once Round the Room', older: 'Once Round the Room' },
  text: {
    '2-3': `
      D<bedroom> There was a spider. Up, up on the wall. {Name} may think of it in bed. A light goes round the room. No spider here.
      P<bedroom> A spider likes small dark gaps.
      Q<bedroom> In bed, {Name} may feel ____.
      H<bedroom> {helper} can look with a torch.
      T<bedroom> {he} can look too.
      C<bedroom> {he} can say, "Night-night, wall."
      A<bedroom> The light went round. Bed, wall, door. Out there is a spider. In here is {Name}.
    `,
    '4-5': `
      D<bedroom> There was a spider in the room. At bedtime {Name} may think of it again. A torch can go round once: up, down and behind the door. If there is one, it goes out in a glass. Then the room is a room for sleeping.
      P<bedroom> A spider likes a still, dark corner. A bed moves and breathes, so it stays away.
      Q<bedroom> When it is time for bed, {Name} may feel ____.
      H<bedroom> {helper} can go round the room with a torch. ~ Once is a good number.
      H<bedroom> {helper} can have a glass and a card ready.
      T<bedroom> {he} can hold the torch and say where to look.
      T<bedroom> {he} can choose which corner comes first.
      C<bedroom> {he} can think, "One look, and then it is night."
      A<bedroom> The torch has been in all the corners. A glass stands on the shelf, just in case. If a spider comes in by mistake, it can go out again. Now the light is small, and the bed is warm.
    `,
    '6-7': `
      D<bedroom> After a spider was in a room, it may not feel the same. {Name} may lie in bed and look at that bit of wall. Mostly a spider is only on its way through. It looks for a gap with no feet in it. A look round with a torch takes one minute. After that, looking again and again only keeps eyes awake.
      P<bedroom> Grown-ups have their ways with spiders too. Some use a glass, and some call somebody else.
      P<bedroom> A spider feels a sleeper breathe, and that is like a big wind. It goes where it is still.
      Q<bedroom> At bedtime, {Name} may feel ____. It may be less in the morning.
      H<bedroom> {helper} can go round once with a torch. ~ Then the torch has a rest.
      H<bedroom> {helper} can keep a glass and a card on the shelf. ~ Then nobody needs to run for one.
      T<bedroom> {he} can be the one who shines the light into the corners.
      T<bedroom> {he} can call somebody, if there is one. ~ Calling is enough.
      C<bedroom> {he} can think, "One look round. The glass is ready."
      A<bedroom> Once round the room went the torch, and the corners were corners. The glass is on the shelf. It can wait there for weeks. The spider of that day is somewhere else, with flies to catch. The wall has only a wall on it.
    `,
    '8-10': `
      D<bedroom> After a spider has been seen in a bedroom, a brain keeps that spot of wall under watch. {Name} may find it hard to close both eyes on it. What was there was on its way through, most likely a male who was looking for company. A bed is the last place it wants, since it shakes and breathes. One good look round is sensible. The tenth look is the alarm talking, and it makes the next look feel more urgent.
      P<bedroom> Many adults check the corners too, and do not mention it. Fear of spiders is one of the most common there are.
      P<bedroom> Anybody who is good with a glass and a card had a first time. It usually involved a lot of standing about.
      Q<bedroom> With the light off, {Name} might feel ____. It may be in the skin before it is a thought.
      H<bedroom> {helper} can do one round with {him}, with a torch, at a fixed time. ~ Then the room counts as checked.
      H<bedroom> {helper} can keep a glass and a card where they can be found in the dark.
      T<bedroom> {he} can do the round, say "checked", and leave the torch by the door.
      T<bedroom> {he} can call somebody with a glass if there is one, and wait in the corridor.
      C<bedroom> {he} can think, "Checked once. The rest is wall."
      A<bedroom> The round is done, and the glass stands on the shelf like a fire extinguisher, mostly unused. A spider may come through again one day, because houses have gaps. There is a way to get it out that takes a minute. Until then it is a bedroom, and the wall can look after itself.
    `,
  },
};
