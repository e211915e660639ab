import { said, type NamedScene } from '../scene.ts';

/** A drill at school comes home in the evening: a bedroom door with a bookcase in front of it, a look under the bed. */
export const againstTheBedroomDoor: NamedScene = {
  id: 'homeafterdrill',
  image: 'a school thing that came home, and a bedroom door with another job',
  cue: said(
    String.raw`\b(?:bed ?rooms?|(?:his|her|their) (?:own )?(?:room|door|bed|wardrobe|closet)|bookcase|chest of drawers|furniture|barricad\w*|block(?:s|ed|ing)? (?:the|his|her)|lock(?:s|ing)? (?:the|all|every|his|her|our)|checks? (?:the )?(?:doors?|locks?|windows?)|hid(?:es|ing) (?:under|in|behind)|under the bed|won'?t sleep|can'?t sleep|not sleep\w*|sleep\w* (?:with|in|on)|at (?:home|night|bedtime)|bedtime|in bed|nightmares?|(?:plays?|playing) (?:it|drills?|lockdown))\b`,
    String.raw`\b(?:real lockdown|for real|really happened|police (?:came|were)|was ?n[o']?t a (?:drill|practice)|intruder (?:came|got)|bad (?:man|men)|shooters?|gunm[ae]n)\b`,
  ),
  decides: false,
  answers: /\b(?:bedroom|door|bookcase|bed|lock\w*|block\w*|sleep\w*|hid\w*|since)\b/i,
  titles: { young: 'This Door Is for Good Night', older: 'A Drill That Came Home' },
  text: {
    '4-5': `
      D<homeafterdrill> At school there was a quiet drill. It was practice, and then it was over. {Name} may still think of it at home. A door looks like that other door. Hands may want to push things in front of it. But a drill is for school, and this is a home.
      P<homeafterdrill> Grown-ups know about it now. At home, doors are their job.
      P<homeafterdrill> A body needs some days to learn that a thing is over.
      Q<homeafterdrill> In bed at night, {Name} may feel ____.
      H<homeafterdrill> {helper} can show how the doors get shut.
      H<homeafterdrill> {helper} can ask the school what was said there.
      T<homeafterdrill> {he} can ask, "Who looks after the doors here?"
      T<homeafterdrill> {he} can choose how far open the door is.
      C<homeafterdrill> {he} can say, "That was practice. This is my room."
      A<homeafterdrill> The drill is at school, and it is over. A grown-up went round and looked at the doors. Now this door has a nice job. People come through it to say good night.
    `,
    '6-7': `
      D<homeafterdrill> A drill at school lasts some minutes. In a head it can go on for days. {Name} may lie in bed and look at the bedroom door. At school a shut door was part of the practice. At home it is only a door, and grown-ups see to it. A thing pushed in front makes it hard to come in for a hug.
      P<homeafterdrill> Bodies learn fast from serious faces. They do not know yet that it was practice. They find out slowly, one dull evening after the other.
      P<homeafterdrill> Grown-ups may only hear of it when the furniture moves. They would like to know what went on in the drill.
      Q<homeafterdrill> When the light goes off, {Name} may feel ____. It may be smaller with somebody near.
      H<homeafterdrill> {helper} can do the round of doors with {him}, once each evening. ~ After that it is done.
      H<homeafterdrill> {helper} can keep the way to the door free. ~ People go in and out there.
      H<homeafterdrill> {helper} can ask {teacher} what the class was told.
      T<homeafterdrill> {he} can tell all of it to one grown-up, in daylight.
      T<homeafterdrill> {he} can put something soft by the bed in place of something heavy.
      C<homeafterdrill> {he} can think, "The drill was practice. The doors here are their job."
      A<homeafterdrill> The round is done, and the house is shut for the night. The drill stays at school, on a page in a folder. This door has another job. People come in by it with a glass of water.
    `,
    '8-10': `
      D<homeafterdrill> Drills are meant to stay in school, and sometimes they come home in a coat pocket. {Name} may catch sight of a bedroom door and start working out how to block it. A brain that has practised one thing wants to use it everywhere. That is what practice does. But a home has other rules than a classroom. There a way out stays free, and the adults do the locking.
      P<homeafterdrill> Schools explain what to do and often leave out why. In the gap, heads put something of their own, and at night it grows. Asking usually makes it smaller.
      P<homeafterdrill> Adults may say "it was only a drill" and mean it kindly. It was only a drill, and a body noticed every minute of it.
      Q<homeafterdrill> After lights out, {Name} might feel ____. Ears tend to be very good at that hour.
      H<homeafterdrill> {helper} can make one round of the doors with {him}, and then leave it at that. ~ One check calms, and ten do the opposite.
      H<homeafterdrill> {helper} can ask the school what was practised, and what for.
      T<homeafterdrill> {he} can write down the questions and ask them by daylight. ~ They look different then.
      T<homeafterdrill> {he} can move the furniture back together with somebody, a bit each night.
      C<homeafterdrill> {he} can think, "My brain is still practising. It can stop for today."
      A<homeafterdrill> The bookcase, the chair or whatever it was can go back to the wall in its own time. The round has been made, and a known step goes by on the landing. A drill is a page in a folder at school. If it is still in the room after some weeks, that is worth telling a doctor or somebody at school.
    `,
    '11+': `
      D<homeafterdrill> A drill teaches a body a sequence, and bodies do not read the label that says practice. {Name} may find it running at home: the door, the corner out of sight, what could be pushed in front. It is not a prediction. It is what rehearsed things do when it gets quiet. Unlike a classroom, a home needs its exits free, so the furniture works against its own purpose.
      P<homeafterdrill> Researchers have argued for years about drills. Most agree that they do least harm when they are announced, calm and talked over afterwards. If that was missing, it can still be asked for.
      P<homeafterdrill> Parents may not have been told that there was one. They will have noticed the bookcase.
      Q<homeafterdrill> When the house goes quiet, {Name} might notice ____. It may be an impulse and not a feeling.
      H<homeafterdrill> {helper} can hear the whole account once, without correcting it.
      H<homeafterdrill> {helper} can raise it with the school, as a question about how drills are run.
      T<homeafterdrill> {he} can agree to one check of the doors an evening, done by somebody else.
      T<homeafterdrill> {he} can limit the videos and threads about it. ~ They rehearse it again.
      C<homeafterdrill> {he} can think, "Rehearsal, not news."
      A<homeafterdrill> It fades when nothing follows, evening after evening, which is a dull cure and a good one. The drill goes back to being a page in somebody's folder. If sleep does not return within a few weeks, there are people who are good at this. Asking for one is sensible. The door can get on with being a door.
    `,
  },
};
