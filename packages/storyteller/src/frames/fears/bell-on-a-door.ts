import { said, type NamedScene } from '../scene.ts';

/** A child knows what it does asleep only from others, and would rather not fall asleep; a bell tells a grown-up. */
export const bellOnADoor: NamedScene = {
  id: 'doorbell',
  image: 'a small bell on a door, which wakes the right person',
  cue: said(
    String.raw`\b(?:bells?|alarms?|sensors?|monitor|stair ?gate|chimes?|lock(?:s|ed)? (?:the|his|her|all|our)|chain on)\b|\b(?:does ?n'?t|do not|does not|won'?t|not|afraid|scared|frightened|worried|dreads?|fights?) (?:\w+ ){0,3}(?:to )?(?:fall(?:ing)? asleep|go(?:ing)? to (?:sleep|bed)|sleep(?:ing)?)\b|\bin case (?:he|she|they|it|something)\b|\b(?:told|tells) (?:him|her|them) (?:\w+ ){0,2}(?:about it|what|that)\b|\b(?:afraid|scared|worried|nervous|frightened) (?:that )?(?:he|she|they)(?:['’]ll| will| might| may) (?:sleep|do|walk|scream|shout|talk)\w*|\bfilm(?:ed|s)\b|\bvideoed\b|\bmortified\b|\bembarrass\w*`,
    String.raw`\b(?:sister|brother|twin)(?:'s)? (?:\w+ ){0,3}(?:night terrors?|sleep ?walks?|screams?|shouts?)\b|\bschool bell\b|\balarm clock\b|^(?![^]*\b(?:walk\w*|wander\w*|out of bed|landing|downstairs|stairs|doors?|bell)\b)[^]*\bterrors?\b`,
  ),
  decides: false,
  answers: /\b(?:bells?|asleep|told|actions|yard|feet|in case|grew out|alarm|gate)\b/i,
  titles: { young: 'A Bell for the Night', older: 'A Bell for the Night' },
  text: {
    '6-7': `
      D<doorbell> Some people walk or shout in their sleep and know nothing of it. {Name} may have heard about such a night from others. That is an odd way to hear about oneself. A body asleep is only half in charge. So grown-ups take care of the other half. They shut what needs shutting, and they listen.
      P<doorbell> It happens in deep sleep and not on purpose. Many people did it as children and then stopped.
      P<doorbell> Those who tell it may make it funny. They were surprised, and a funny story is what is left.
      Q<doorbell> Before going to sleep, {Name} may feel ____. It may be two things.
      H<doorbell> {helper} can put a small bell on the door. ~ Then somebody hears it.
      H<doorbell> {helper} can lead {him} back to bed by the hand. ~ Nobody needs to wake up for that.
      T<doorbell> {he} can ask who listens at night.
      T<doorbell> {he} can help to clear the floor in the evening. ~ Feet like that.
      C<doorbell> {he} can think, "Somebody hears it, so I can sleep."
      A<doorbell> The night is for sleep, and someone has an ear open. If feet get up, a hand brings them back. The bed is warm still. By morning it is a small thing, or nothing at all.
    `,
    '8-10': `
      D<doorbell> It is odd to be told what one did asleep. {Name} may have heard it from somebody who thought it was funny, and may now prefer to stay awake. That does not work for long, and being tired makes such nights more likely. What helps is dull and practical. Doors and windows are shut, the floor is clear, and if somebody gets up, an adult hears it.
      P<doorbell> The part of the brain that walks or shouts is awake, and the part that knows about it is not. So nobody can be blamed for it, or stop it by wanting to.
      P<doorbell> People who saw it tell it with actions. They were startled themselves. They can be asked to stop telling it.
      Q<doorbell> Before falling asleep, {Name} might feel ____. Being watched over and being embarrassed can go together.
      H<doorbell> {helper} can hang a bell where it can be heard. ~ It is a job for a bell, so nobody needs to lie awake.
      H<doorbell> {helper} can bring {him} back to bed quietly and say nothing about it at breakfast.
      H<doorbell> {helper} can ask a doctor if it happens most nights.
      T<doorbell> {he} can go to bed at the same time each night. ~ Enough sleep makes it rarer.
      T<doorbell> {he} can decide who is told, and say so. ~ It is private.
      C<doorbell> {he} can think, "My feet may go. Somebody will bring them back."
      A<doorbell> A bell, a hand, a warm bed: that is how such a night goes, and it takes about two minutes. Most people grow out of it in their teens. Until then there is no need to guard oneself asleep. Others are awake enough for that.
    `,
    '11+': `
      D<doorbell> Nobody likes to be the only person who does not know what they did last night. {Name} may have heard it at second hand, with gestures, and decided that sleep is not safe. The trouble is that short nights bring more of it. In deep sleep, movement can switch on while awareness stays off. It runs in families, and it usually ends in the teens.
      P<doorbell> The witnesses have had a fright and turned it into a story. A plain request not to pass it on is reasonable, and mostly kept.
      P<doorbell> Safety is a matter of furniture here and not of will. Locks, a clear floor and something that makes a sound at the door do most of the work.
      Q<doorbell> In the last minutes before sleep, {Name} might notice ____. It may feel like keeping watch.
      H<doorbell> {helper} can take over the watching, with a bell or a sensor, and mention that this is now settled.
      H<doorbell> {helper} can see a doctor about it if it happens most nights or somebody gets hurt.
      T<doorbell> {he} can keep regular hours for two weeks and note the nights. ~ Tired weeks tend to have more of them.
      T<doorbell> {he} can tell one person before a trip, in one sentence.
      C<doorbell> {he} can think, "It is being watched. It need not be by me."
      A<doorbell> Something rings, somebody gets up, and a sleeper is turned round by the shoulder. In the morning one of them is tired and the other knows nothing. It does not say anything about a person, and it tends to stop. Falling asleep can go back to being the easy part.
    `,
  },
};
