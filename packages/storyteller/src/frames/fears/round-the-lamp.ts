import { said, type NamedScene } from '../scene.ts';

/** Moths: night animals that mean a lamp, and cannot bite or sting. */
export const roundTheLamp: NamedScene = {
  id: 'lamp',
  image: 'a lamp with a moth round it, and a window that is darker than the room',
  cue: said(
    String.raw`\bmoths?\b`,
    String.raw`\b(?:bees?|wasps?|spiders?|clothes moths?|jumpers?|kept|caterpillars?)\b`,
  ),
  decides: false,
  answers: /\b(?:window|bedroom|night|light|lamp|dark|shut|open)\b/i,
  titles: { young: 'It Wants the Lamp', older: 'It Means the Lamp' },
  text: {
    '2-3': `
      D<lamp> Look, a moth! {Name} may see it. Round and round the lamp. Flap, flap, flap. It likes the light.
      P<lamp> A moth has no teeth. It is soft.
      Q<lamp> When a moth flies, {Name} may feel ____.
      H<lamp> {helper} can help it out.
      T<lamp> {he} can look from the door.
      C<lamp> {he} can say, "Bye-bye, moth."
      A<lamp> The lamp goes off. The moth sits still. Out it goes, into the night. Bye-bye, moth.
    `,
    '4-5': `
      D<lamp> A moth comes out at night. {Name} may see it fly round and round a lamp. It looks wild, but it is just mixed up. It wants the lamp and not a person. A moth cannot bite, and it cannot sting.
      P<lamp> To a moth, a room is very odd. Outside, the moon stays in one place. Inside, the light hangs on a string.
      Q<lamp> When a moth flaps near, {Name} may feel ____.
      H<lamp> {helper} can take it out in a glass.
      H<lamp> {helper} can put the lamp off and open the window.
      T<lamp> {he} can stand by the door and point at it.
      T<lamp> {he} can call, "A moth is in here, please come!"
      C<lamp> {he} can think, "It wants the lamp. It does not want me."
      A<lamp> The lamp went off, and the moth went out. It flew to the trees, where the night is. The room is a room again, with one bed and no flapping. Moths like it best out there.
    `,
    '6-7': `
      D<lamp> Why does a moth fly round a lamp? At night it steers by the sky, and a lamp mixes it up. {Name} may see it flap and bump as if it was after somebody. But it means the lamp. A moth cannot bite or sting. It comes in because the room is bright and the garden is dark.
      P<lamp> Many people do not like things that flap. It is hard to say where they will be next.
      P<lamp> To a moth, a bedroom is a bad mistake. There is nothing in it to drink.
      Q<lamp> When a moth is in the room, {Name} may feel ____. It may be on the skin.
      H<lamp> {helper} can open the window after the lamp is off. ~ A dark room is no fun for a moth.
      H<lamp> {helper} can catch it with a glass and a card. ~ It sits still when it is tired.
      T<lamp> {he} can go out of the room until somebody has helped it out.
      T<lamp> {he} can watch one through a shut window, from the inside. ~ There is glass in between.
      C<lamp> {he} can think, "It means the lamp, and I am not one."
      A<lamp> The lamp went out, and soon the flapping stopped. Then the moth found the window, because the night was lighter than the room. In the dark it knows its way. The lamp can go on again with the window shut. A moth is a small thing that got lost in a bright place.
    `,
    '8-10': `
      D<lamp> Moths keep their backs to the light, which works well as long as the light is the sky. Near a lamp it makes them tip over and circle, and {Name} may see that as an attack. It is a navigation error. A moth has no sting, and no mouth that could bite a person. It comes in for one reason, which is that the room is brighter than the night. In a dark room there is nothing for it.
      P<lamp> Fear of things that flap is common among adults too. The path cannot be predicted, and brains dislike that more than size.
      P<lamp> A window that is shut keeps moths out, and fresh air as well. A fine net lets one of them in.
      Q<lamp> When something flaps at the edge of the light, {Name} might feel ____. It is often in the skin before it is a thought.
      H<lamp> {helper} can look for a net for the window. ~ It keeps out everything with wings.
      H<lamp> {helper} can be called with a glass and a card, without any remarks.
      T<lamp> {he} can switch the lamp off before the window is opened. ~ The order is the whole trick.
      T<lamp> {he} can say where it is and leave the rest to somebody else.
      C<lamp> {he} can think, "It means the lamp. Light off, moth off."
      A<lamp> With the lamp off, the moth sat down, and a few minutes later it was part of the night again. It had been looking for the sky the whole time. Nobody needs to like the flapping. It helps to know what it is about, and who decides on the light.
    `,
    '11+': `
      D<lamp> High-speed films have shown what moths do at a lamp. They turn their backs to it, as they would to the sky, and so they tilt and go round. {Name} may know the sight and the wish to be in another room. It looks aimed, and it is the opposite of aimed. A moth can neither bite nor sting, and most of them hardly eat at all as adults. It is in the room because the room is the brightest thing for some distance. That is also how to be rid of it.
      P<lamp> Unpredictable movement alarms the brain more than teeth do. It explains why people who are fine with large dogs leave the kitchen for a moth.
      P<lamp> There are some two and a half thousand kinds of moth in Britain. Most of the people who study them began by being startled by one.
      Q<lamp> At the first flutter, {Name} might notice ____. Skin tends to answer before reason does.
      H<lamp> {helper} can fit a net to the window, so that air and sleep are possible at once.
      H<lamp> {helper} can deal with one when asked, and skip the comments. ~ Teasing makes a fear stick.
      T<lamp> {he} can turn off the lamp, open the window and wait outside the door for five minutes.
      T<lamp> {he} can look at photographs of hawk moths in {his} own time. ~ A thing that keeps still can be got used to.
      C<lamp> {he} can think, "It's steering by my lamp. I can change that."
      A<lamp> The lamp went off, and somewhere in the dark a small animal stopped going in circles and left. Nothing was conquered, and nothing needed to be. A moth is one of the few visitors that can be shown out by a light switch. A shut window is another way, and with a net there is some air as well.
    `,
  },
};
