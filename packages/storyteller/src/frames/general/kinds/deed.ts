import { script } from '../../../frame.ts';
import type { KindOfMatter } from './kind-of-matter.ts';

/** Something that the child does and others would rather it did not, or that is not safe: why not, what instead, and whom to ask. */
export const deed: KindOfMatter = {
  topicWords: ['kerb', 'stop', 'stops', 'hand', 'hands', 'fence', 'ask', 'asked', 'asking', 'rule'],
  threads: {
    kerb: 'a kerb, where one stops and looks before going on',
    hands: 'hands, which are quicker than a head',
    fence: 'a fence on a cliff, which has a reason',
  },
  titles: {
    young: [
      { text: 'Stop and Look', thread: 'kerb' },
      { text: 'Quick, Quick Hands', thread: 'hands' },
      { text: 'What a Fence Is For', thread: 'fence' },
    ],
    older: [
      { text: 'Stop at the Kerb', thread: 'kerb' },
      { text: 'Hands Before Heads', thread: 'hands' },
      { text: 'Quick Hands', thread: 'hands' },
      { text: 'What a Fence Is For', thread: 'fence' },
    ],
  },
  text: {
    '2-3': script(`
      D<kerb,hard> {Name knows} about {hard}. At the road is a kerb. Feet stop there. First comes a look.
      D<hands,hard> {Name knows} about {hard}. Hands are quick. They go, and it is done! Hands can wait, too.
      D<fence,hard> {Name knows} about {hard}. The no is like a fence. It is not mean. It keeps feet safe.
      D<kerb> At the road is a kerb. Feet stop there. {Name} may know other things like that. First comes a look. Then a big one says yes or no.
      D<hands> Hands are quick. {Name} has two of them. They go, and it is done! Then somebody says, "Oh." Hands can wait for a bit.
      D<fence> Here is a fence. It is there to keep feet safe. {Name} may look at a fence. Some things have a no, too.
      P Big people stop at a kerb, too.
      P A no can keep feet safe.
      P Hands like to do things.
      Q When somebody says stop, {Name} may feel ____.
      Q Just before it, {Name} may feel ____.
      H {helper} can say what is safe.
      H {helper} can find hands a job.
      H {helper} can do it, too.
      T {he} can stop and look.
      T {he} can ask, "Yes or no?"
      T {he} can put hands on knees.
      C<kerb> {he} can say, "Stop, look, ask."
      C<hands> {he} can say, "Wait, hands, wait."
      C<fence> {he} can say, "I stop and ask."
      A<kerb> Feet stop at the kerb. They look this way and that way. A big hand is here. Now all can go home.
      A<hands> Hands can wait, and hands can clap. Now they have a rest. One is in a big hand. It is warm there.
      A<fence> The fence stays here at night, too. It keeps feet safe. Here is a lot to do. Night-night, fence.
    `),
    '4-5': script(`
      D<kerb,hard> {Name knows} about {hard}. At the edge of a road is a kerb, where everybody stops. It would be good to have a kerb here as well. First stop, then look, then ask.
      D<hands,hard> {Name knows} about {hard}. Hands are very quick. They are often there before a head has thought about it. Hands are not bad. They need something to do.
      D<fence,hard> {Name knows} about {hard}. A fence on a high path is not there to be mean. It keeps people safe. A "no" can have a reason, too.
      D<kerb> At the edge of a road there is a kerb. Everybody stops there and looks, even the ones in a hurry. {Name} may know other things that begin too fast. Then it would be good to have a kerb there as well. First stop, then look, then ask.
      D<hands> Hands are very quick. They are often there before a head has thought about it. {Name} may have hands like that. For one second it was a good idea. Then somebody said, "Oh no." Hands are not bad. They need something to do.
      D<fence> A fence on a high path is not there to be mean. It keeps people safe while they look at the sea. {Name} may know a "no" that is like a fence. It has a reason, and the reason can be asked for.
      P A grown-up who says stop may sound cross. Often that is worry, and it comes out loud.
      P Other children have things that they keep on doing, too. Theirs are other ones.
      P Somebody else may be scared by it, or cross, or sad. They may not say so.
      Q When somebody says "stop", {Name} may feel ____.
      Q Just before it happens, {Name} may feel ____.
      H {helper} can say the reason in a few words. ~ A rule is easier to keep with a reason.
      H {helper} can show a safe way, or something as good.
      H {helper} can stand near and help to stop.
      T {he} can stop, look and ask first.
      T {he} can put {his} hands in {his} pockets and count to three.
      T {he} can say, "I want to. What else can I do?"
      C<kerb> {he} can think, "Stop. Look. Ask."
      C<hands> {he} can say, "Wait for me, hands."
      C<fence> {he} can think, "There is a reason. I can ask."
      A<kerb> Feet stop at the kerb, and then they go on. It takes as long as one breath. Some days they forget, and a hand reminds them. The way home goes along that road, too.
      A<hands> Today the hands waited, and that was a lot for hands. Now they can have dough, or pegs, or a big spoon. They are good hands. They just like to be busy.
      A<fence> The fence is still there in the evening, and that is fine. From behind it one can see far. There are things to do on this side. And anybody may ask.
    `),
    '6-7': script(`
      D<kerb,hard> {Name knows} about {hard}. A kerb shows feet where to stop, so that eyes can have a turn. Here there is no kerb, and it just begins. It helps to think where one could be.
      D<hands,hard> {Name knows} about {hard}. A hand can move faster than a head can think. The hands have done it, and the head arrives later. Nobody is a bad person for that. It can still be a thing that is not all right.
      D<fence,hard> {Name knows} about {hard}, and that somebody says no to it. A rule can look like a fence from the wrong side. A person who sees the cliff is quite glad of a fence. So it is worth asking what is behind it.
      D<kerb> A kerb shows feet where to stop, so that eyes can have a turn. Other things in a day have no kerb, and they just begin. {Name} may notice afterwards that it went too fast. Then it helps to think where a kerb would have been.
      D<hands> A hand can move faster than a head can think. That is useful for catching a cup. {Name} may find that the hands have done it, and the head arrives later. Nobody is a bad person for that. It can still be a thing that is not all right.
      D<fence> Along a cliff somebody has put up a fence. From the wrong side it only looks as if it was in the way. {Name} may have met a rule that looks like that. A person who sees the cliff is quite glad of the fence. So it is worth asking what is behind it.
      P Grown-ups may say it sharply when they are afraid. They can see what might happen, and they see it all at once.
      P Somebody else is left with what happens. They may not find it as funny, or as interesting.
      P Most people have something that they do before they think. Many of them wish that they had a kerb there.
      Q When somebody tells {him} to stop, {Name} may feel ____.
      Q In the second before, {Name} may feel ____. It may be in the fingers.
      H {helper} can tell the true reason for the rule.
      H {helper} can look for a safe way to have the good part. ~ There is mostly a good part.
      H {helper} can be near at the time when it mostly happens.
      T {he} can stop, look and ask somebody before it begins.
      T {he} can think of two other things to do at that moment.
      T {he} can tell a grown-up when it has happened. ~ Telling keeps people safe.
      C<kerb> {he} can think, "Here is a kerb. I stop and look."
      C<hands> {he} can think, "Hands, wait for the head."
      C<fence> {he} can ask, "What is behind the fence?"
      A<kerb> There is a kerb there now, although nobody else can see it. Some days feet stop at it, and some days they forget. Then somebody says so, and it is tried again. Stopping takes one breath.
      A<hands> Hands learn, and they learn slowly, because nobody can talk to them. Each time they wait for a moment, they get a bit better at it. When they do not, there is somebody to tell. Then they can help to put it right.
      A<fence> Once the reason has been told, the fence looks different. It is not there against anybody. It stays where it is. Whoever wants to go further can ask again when they are bigger. There is plenty to do on this side.
    `),
    '8-10': script(`
      D<kerb,hard> {Name knows} about {hard}. A kerb is ten centimetres of stone, and yet whole crowds stop at it and look. That works because it comes at the same place each time. Some things have no such edge. For those, a place to stop and think can be agreed on.
      D<hands,hard> {Name knows} about {hard}. Hands are quick with such things. The part of the brain that says "let's" is finished early. The part that says "hang on" takes until the middle of the twenties. Until then hands get a good deal done without permission. It is an explanation and no excuse. Knowing it helps in building in a pause.
      D<fence,hard> {Name knows} about {hard}, and about the rule that stands in front of it. Before a fence is taken down, it is wise to find out why it was put up. The reason may not be visible from this side. It can be heat, traffic or somebody who gets hurt. It is fair to ask, and sensible to ask before climbing.
      D<kerb> A kerb is ten centimetres of stone, and yet whole crowds stop at it and look. That works because it comes at the same place each time. {Name} may know things that have no such edge. They are done before anyone has thought about them. An edge can be agreed on. From then on, the place to stop and think is known.
      D<hands> Hands get a good deal done without permission. {Name} may have noticed it, mostly afterwards. The part of the brain that says "let's" is finished early. The part that says "hang on" takes until the middle of the twenties. It is an explanation and no excuse. Knowing it helps in building in a pause.
      D<fence> There is an old rule about fences. Before one is taken down, it is wise to find out why it was put up. {Name} may have come across a rule that seems to be there for no reason. There may be one that is not visible from this side, such as heat, traffic or somebody who gets hurt. It is fair to ask, and sensible to ask before climbing.
      P Adults who get loud about it have usually just seen the end of the story in their heads. It was the bad ending, and it took half a second.
      P Someone else may pay for it with a fright, a mess or a sad afternoon. It is hard to see that from the side where it is interesting.
      P Others do something similar and are lucky, or are not seen. That makes it look safer than it is.
      Q In the second before, {Name} might feel ____.
      Q When it is brought up again, {Name} might feel ____. Cross and caught are close neighbours.
      H {helper} can give the actual reason, with facts, and leave out the speech.
      H {helper} can look for a way to have the good part of it safely. ~ There mostly is one.
      H {helper} can agree on what is fine alone, what needs a grown-up there, and what is off.
      T {he} can settle on one place or moment to stop at and ask first.
      T {he} can tell somebody at once when it has gone too far. ~ Early is easier.
      T {he} can think out in advance what else to do when it pulls.
      C<kerb> {he} can think, "Edge. Stop. Look."
      C<hands> {he} can think, "Hang on. Who is deciding this?"
      C<fence> {he} can think, "What is the fence for?"
      A<kerb> The edge has been agreed on, and after a few days it can nearly be seen. Now and then somebody will be across it before noticing. Then it gets said, and it is still there the next day. To stop for one breath leaves plenty of room for fun.
      A<hands> The pause is short, and it gets built in bit by bit, like brakes. Some days the hands win. What counts then is how quickly somebody hears about it, and who helps to put it right. There is work enough in the world for quick hands.
      A<fence> The reason turned out to be a real one, or at least one that could be talked about. The fence stays for now. Some fences are moved when people get older and have shown that they look before they climb. Asking was the right way to start on that.
    `),
    '11+': script(`
      D<kerb,hard> {Name knows} about {hard}. Safety research likes boring solutions, and the kerb is one of them. It puts a small edge where a decision is due, so that even distracted people stop and look. It is easier to install an edge like that than to become a different person, and it usually does the job.
      D<hands,hard> {Name knows} about {hard}. Hands are quick, and judgement arrives by the next train. At this age the gap between the two is at its widest, as a number of scanners have confirmed. It explains a good deal. It does not clear up afterwards.
      D<fence,hard> {Name knows} about {hard}, and about the objections to it. A fence looks like an opinion until somebody shows what it is in front of. Some objections come from pure anxiety. Others are there because something went badly for a real person. The way to tell them apart is to ask for the reason, and to ask it as a question.
      D<kerb> Safety research likes boring solutions, and the kerb is one of them. It puts a small edge where a decision is due, so that even distracted people stop and look. {Name} may have a habit that runs without any edge at all. It is easier to install one than to become a different person, and it usually does the job.
      D<hands> Hands are quick, and judgement arrives by the next train. In the teenage brain the gap between the two is at its widest, as a number of scanners have confirmed. {Name} may recognise the moment in which the hands are already busy and the head still has its coat on. It explains a good deal. It does not clear up afterwards.
      D<fence> A fence looks like an opinion until somebody shows what it is in front of. {Name} may be up against a rule or a remark that seems to come from pure anxiety. Some do. Others have been put there because of something that went badly for a real person. The way to tell them apart is to ask for the reason, and to ask it as a question.
      P Whoever objects may be reacting to the worst case. It is unlikely, and they are also the one who would be ringing for an ambulance.
      P There may be somebody at the other end of it who has not complained so far. That is not the same as not minding.
      P Other people get away with it, as far as one hears. The rest of that story is less often told.
      Q Just before it, {Name} might feel ____. Bored is an honest possibility.
      Q When it is brought up, {Name} might feel ____.
      H {helper} can explain the risk as it would be explained to an adult, with the likely case and the bad one.
      H {helper} can negotiate: what is fine alone, what only in company, and what not at all.
      H {helper} can ask what it is good for. ~ It is usually good for something.
      T {he} can decide beforehand at which point {he stops}, and tell one person.
      T {he} can look for another way to get the useful part of it.
      T {he} can say so at once if it goes wrong, whoever is annoyed. ~ Minutes matter more than moods.
      C<kerb> {he} can think, "That is the edge I chose."
      C<hands> {he} can think, "Wait for the second train."
      C<fence> {he} can ask, "What is it in front of?"
      A<kerb> An edge has been put in. It works on most days, which is what such things do, and it asks for no heroics. If it fails, the arrangement is that somebody hears about it soon. To stop and look costs a second, and it keeps a surprising number of options open.
      A<hands> The hands remain fast, and for goalkeepers and surgeons that is a career. What can be added is a pause, a short one, in a known place. Some things have still to be put right. Doing that without being asked says more than a speech would.
      A<fence> The reason has been given, and it can be weighed. Perhaps the fence stays for a year, and perhaps it can be moved on certain conditions. Either result beats climbing over it to see. Asking is what people do who are shortly to be trusted with a gate.
    `),
  },
};
