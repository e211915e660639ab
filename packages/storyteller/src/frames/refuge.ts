import { said, type NamedScene } from './scene.ts';

/** Somebody at home was hurt, and the family went to a refuge: it is safe there, and where it is is kept private. */
export const refuge: NamedScene = {
  id: 'refuge',
  image: 'a house whose address is kept, and a door that opens for the right people',
  cue: said(
    String.raw`\brefuge\b(?! (?:from|in the (?:woods|forest)))|\b(?:safe ?house|women['’]?s (?:aid|shelter))\b|\b(?:left|leaving|ran away from|fled|escaped|moved (?:out|away)|had to (?:leave|go))\b[^.!?]{0,50}\b(?:because|after|as|since)\b[^.!?]{0,30}\b(?:dad\w*|father|stepdad|husband|partner|ex|he|boyfriend)\b[^.!?]{0,20}\b(?:hurt\w*|hits?|hitting|beat\w*|violent|abus\w*|attack\w*|threaten\w*)\b|\bdomestic (?:violence|abuse)\b|\b(?:dad|father|stepdad|husband|partner|ex|boyfriend) (?:was|is|has been|got|became) (?:\w+ )?(?:violent|abusive)\b`,
    String.raw`\b(?:refugees?|bird|animal|wildlife|ukrain\w*|syria\w*|war)\b`,
  ),
  decides: true,
  answers: /\b(?:hurt|hits?|violen\w*|abus\w*|tell|friends?|address|live|home|safe|why)\b/i,
  titles: { young: 'A Door for the Right People', older: 'An Address That Is Kept' },
  text: {
    '2-3': `
      D<refuge> Here is a house. It is new, and that is hard. {Name} can be safe here. No child did that.
      P<refuge> The big ones keep the door.
      Q<refuge> In the new house, {Name} may feel ____.
      H<refuge> {helper} can sit close by.
      T<refuge> {he} can hold a hand.
      C<refuge> {he} can say, "Shut, door. I am safe."
      A<refuge> Some of it is hard. Here is a bed. The door is shut. {Name} can sleep. Night-night.
    `,
    '4-5': `
      D<refuge> {Name} lives in another house for now. At home, somebody got hurt. Hurting people is not okay, and that was hard. So grown-ups found a safe place, and this is it. No child made it happen.
      P<refuge> In this house there are other mums and children. They came here to be safe as well.
      P<refuge> It is fine to miss home, a toy or a person. It is fine to be glad, too.
      Q<refuge> In this house, {Name} may feel ____.
      H<refuge> {helper} can show where the bed is, and the light.
      H<refuge> {helper} can answer, "You did not do it."
      T<refuge> {he} can tell a grown-up here when something is scary.
      T<refuge> {he} can play here as loud as other children.
      C<refuge> {he} can say, "I am safe here."
      A<refuge> The door opens for the right people. Grown-ups look after that. Some days are hard, and there is somebody to tell. In the bed is a child, and the light can stay on.
    `,
    '6-7': `
      D<refuge> {Name} has left home, and lives in a refuge for now. That is hard, even if it is a good thing. Somebody was hurt at home, and hurting people is not okay. A refuge is a house where families are safe. It was not because of anything that a child did, said or forgot.
      P<refuge> Other children live there too. They know what it is like to leave with one bag.
      P<refuge> It is possible to love somebody and be scared of them. Both can be told.
      Q<refuge> Thinking of home, {Name} may feel ____. It may be many words.
      H<refuge> {helper} can say what is known about the next weeks.
      H<refuge> {helper} can make up one short answer for school with {Name}.
      T<refuge> {he} can say, "I live somewhere else for now." ~ The address is kept, so that everyone there stays safe.
      T<refuge> {he} can tell a worker there, or a teacher, what is on {his} mind.
      C<refuge> {he} can think, "It is not my fault. It is safe here."
      A<refuge> The address of this house is kept, like the number of a lock. That is a rule for being safe. Hard days can be told, and so can good ones. Tonight the door is shut, and the people inside know each other's names.
    `,
    '8-10': `
      D<refuge> There are homes that a family leaves because somebody in them gets hurt. {Name} has been through that, and it is hard in more than one way. A refuge is a house where people like that can live in safety until there is a new home. Hurting somebody is wrong, whoever does it. The one who did it is responsible for it, and no child is, not even a little.
      P<refuge> The other children there have left things behind as well: a bike, a cat, a best friend. They seldom ask. Most of them are good at waiting.
      P<refuge> It is possible to be relieved, furious and homesick, and to miss the very person who did it. None of these cancels the others.
      Q<refuge> When friends ask about home, {Name} might feel ____. Two answers at once are common.
      H<refuge> {helper} can explain what is planned, and who helps: workers in the house, a teacher, perhaps a court.
      H<refuge> {helper} can find out with {Name} how friends can be seen or called in a safe way.
      T<refuge> {he} can use one sentence for friends: "We have moved, and I cannot say where yet." ~ It is true, and it is enough.
      T<refuge> {he} can tell a worker there, a teacher or a doctor what it was like. ~ Nothing of it needs to be kept in.
      C<refuge> {he} can think, "The address is private. My feelings need not be."
      A<refuge> Keeping an address is a safety rule, like a lock on a door, and not a bad secret. Friends who are friends can wait for the rest of the story. Hard evenings will come, and on those there is somebody awake in that house. What happened was not {Name}'s doing, and being safe is nothing that anyone needs to earn.
    `,
    '11+': `
      D<refuge> {Name} is living in a refuge, because home was a place where somebody got hurt. It is a hard sentence, and a true one. People tend to ask why somebody did not leave earlier, and hardly ever why the other one did it. The responsibility lies with whoever used violence. It does not lie with the person who was hurt, nor with anyone who was in the next room.
      P<refuge> Young people from such homes often think that it was up to them to stop it. That would not have been safe, and it was not their job.
      P<refuge> Missing home, or even the person who made it unsafe, is not a betrayal of anybody. Feelings do not follow court papers.
      Q<refuge> When the phone lights up with questions, {Name} might notice ____.
      H<refuge> {helper} can go through what is planned, including school, phones and contact, and ask what {Name} thinks of it.
      H<refuge> {helper} can make sure that there is somebody outside the family to talk to. ~ Refuges have workers for exactly that.
      T<refuge> {he} can switch off location on phone and apps, and ask a worker to check it.
      T<refuge> {he} can tell friends, "We had to move, and I can't say where." ~ Nobody is owed more than that.
      C<refuge> {he} can think, "I keep the address. I do not need to keep it all in."
      A<refuge> An address that is kept is a lock, and not a lie. What happened may be talked about with people who are there for it, at any hour. Being somewhere temporary, with other people's noise and half of one's things, is hard, and it is a beginning. It is safe, which is where everything else can start from.
    `,
  },
};
