import { said, type NamedScene } from '../scene.ts';

/** An inhaler that is needed where others look on, and is left in the bag because of that. */
export const puffAmongFriends: NamedScene = {
  id: 'inhalerseen',
  image: 'an inhaler that comes out of a pocket where others can see it',
  cue: said(
    String.raw`(?=[^]*\b(?:inhalers?|puffer|spacer|asthma)\b)[^]*?\b(?:in front of|embarrass\w*|ashamed|self[- ]conscious|hid(?:es?|ing)|friends|classmates|other (?:children|kids|pupils)|people (?:look|see|star)\w*|star(?:e|es|ed|ing)|laugh\w*|teas\w+|notice\w*|(?:looks?|feels?|(?:is|makes (?:him|her|them)|being)(?: feel)?) (?:different|stupid|weird|silly)|not like (?:the others|everyone else)|the odd one|at school|in class|in pe|football)\b`,
    String.raw`\b(?:forget\w*|forgot|teacher won'?t|every (?:morning|night)|bed ?time|mask|attack last|hospital)\b`,
  ),
  decides: true,
  answers: /\b(?:different|friends|in front|embarrass\w*|school|class|use|see|hides?|hiding|asthma|inhaler)\b/i,
  titles: { older: 'Four Seconds in a Pocket' },
  text: {
    '6-7': `
      D<inhalerseen> An inhaler works in the chest, and it only works out of the bag. {Name} may wait with it because friends are near. Then the chest gets tight, and there is less air for running. A puff takes about as long as tying a lace. With it the tubes for air get wide again.
      P<inhalerseen> Friends look at it because it is new to them. They want to know if it tastes of something.
      P<inhalerseen> In most classes there is more than one child with asthma. Some of them hide it too.
      Q<inhalerseen> When it is time for the inhaler and others look, {Name} may feel ____.
      H<inhalerseen> {helper} can ask the teacher for a good place by the door.
      H<inhalerseen> {helper} can help to tell the class what asthma is.
      T<inhalerseen> {he} can take the puff first and answer questions after.
      T<inhalerseen> {he} can go with one friend who knows. ~ Company makes it quick.
      C<inhalerseen> {he} can say, "It's for my breathing. Your turn."
      A<inhalerseen> The puff went in, and the chest got wide. One of the others asked what it was, and that was all. The inhaler is in the pocket again, and the game goes on. Breath is good for shouting.
    `,
    '8-10': `
      D<inhalerseen> There are people who would rather be short of breath than be looked at. {Name} may know how that goes: a tight chest, an inhaler in the bag, and others watching. Waiting does not make it smaller, because tubes that have narrowed stay narrow. The medicine itself takes a few seconds. It is the walk across the room in the head that takes so long.
      P<inhalerseen> In a class of thirty there are usually two or three with asthma. Some very fast runners and swimmers have it, and an inhaler in the kit bag.
      P<inhalerseen> What others see is somebody breathing in. It holds their attention for about one break.
      Q<inhalerseen> With the others around and the chest tight, {Name} might feel ____. It may be about the air or only about the looks.
      H<inhalerseen> {helper} can arrange with the school where it is kept, and that nobody needs to ask for it.
      H<inhalerseen> {helper} can go through the asthma plan with {him}, so that it is clear when not to wait.
      T<inhalerseen> {he} can take it before PE, if the doctor agrees. ~ Then there is less to take in the middle.
      T<inhalerseen> {he} can have one sentence ready, say it and go on playing.
      T<inhalerseen> {he} can tell an adult at once if the puffs do not help. ~ That is no time to be shy.
      C<inhalerseen> {he} can think, "Air first, then looks."
      A<inhalerseen> Four seconds, and the air comes back. Somebody asked what it was for and then asked to be passed the ball. The inhaler lives in a pocket now instead of at the bottom of the bag. It works best where it can be reached.
    `,
    '11+': `
      D<inhalerseen> Using an inhaler takes about four seconds, and deciding to use it in public can take an entire lesson. {Name} may have sat through one like that, breathing carefully and hoping that nobody would notice. The body is not impressed by discretion. Airways that have tightened go on tightening, and the longer it waits, the more medicine it takes. It is the one part of this in which being seen costs less than not being seen.
      P<inhalerseen> Around one teenager in ten has asthma. Most of the inhalers are in bags, for precisely this reason.
      P<inhalerseen> Onlookers form an opinion of how somebody does a thing, and hardly any of the thing. Done without apology, it looks like drinking water.
      Q<inhalerseen> With people around and a tight chest, {Name} might notice ____. Being annoyed counts as well.
      H<inhalerseen> {helper} can make sure that school knows the plan, so that no explanation is due at the wrong moment.
      T<inhalerseen> {he} can carry it in a pocket, which makes it a habit and not an event.
      T<inhalerseen> {he} can ask the asthma nurse whether better prevention would mean fewer puffs in the day.
      T<inhalerseen> {he} can get an adult straight away if the usual puffs do not help.
      C<inhalerseen> {he} can think, "Four seconds. Then we can talk about something else."
      A<inhalerseen> It was done between two sentences, and the conversation did not wait. Somebody looked and somebody else did not. The inhaler is back in the pocket, and the chest has room again for the rest of the day. What people remember of it is very little.
    `,
  },
};
