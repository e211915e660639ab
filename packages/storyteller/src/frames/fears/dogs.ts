import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { knockedOver } from './knocked-over.ts';
import { wallSide } from './wall-side.ts';

const own: Frame = {
  id: 'dogs',
  name: 'Fear of dogs',
  says: [
    'scared of dogs',
    'terrified of dogs in the park',
    'afraid of dogs',
    'wont walk past a dog',
    'screams when a dog comes near',
    'climbs up me when he sees a dog',
    'crosses the road to get away from dogs',
    'fear of dogs since one jumped up',
    'a dog knocked her over and now she is scared',
    'got bitten by a dog last year',
    'dog barked at him and he cries now',
    'scared of puppies even tiny ones',
    'runs away from dogs into the road',
    'wont go to grandmas because of the dog',
    'friends dog frightens her',
    'dog phobia',
    'afraid of barking',
    'hates big dogs off the lead',
    'freezes when a dog sniffs her',
    'scared of dogs off leash at the playground',
    'panics about dogs',
    'neighbours dog barks and she wont go in the garden',
    'scarred of dogs',
    'doesnt like dogs jumping up',
    'dogs dogs dogs cant leave the house',
  ],
  claims: {
    strong: [
      'scared of dog',
      'afraid of dog',
      'terrified of dog',
      'frightened of dog',
      'fear of dog',
      'dog phobia',
      'scared of puppy',
      'afraid of puppy',
      'dog jump',
      'dog knocked',
      'dog bark',
      'bark',
      'barking',
      'off the lead',
      'off lead',
      'off leash',
      'bitten by a dog',
      'dog bit',
      'walk past a dog',
      'get away from dog',
      'run away from dog',
      'because of the dog',
      'dog frighten',
      'dog scare',
      'dog sniff',
      'see a dog',
      'panic about dog',
      'there is a dog',
      'theres a dog',
      'if a dog',
      'near a dog',
      'when a dog',
      'dog comes',
      'big dogs',
      'dogs',
      'walk past dogs',
      'labrador',
      'knocked over by a dog',
      'alsatian',
      'rottweiler',
    ],
    cues: ['dog', 'puppy', 'leash', 'sniff', 'nipped', 'bitten'],
    not: [
      'getting a puppy',
      'get a puppy',
      'got a puppy',
      'our puppy',
      'the puppy',
      'our new puppy',
      'our own dog',
      'new dog',
      'our dog',
      'hot dog',
      'miss dog',
      'dog died',
      'our dog died',
      'dog dies',
      'pull the dog',
      'hurt the dog',
      'chase the dog',
      'kick the dog',
      'new puppy',
      'getting a dog',
      'tree bark',
      'wants a dog',
      'like a dog',
      'barks like',
    ],
  },
  topicWords: ['dog', 'dogs'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Dogs learn about the world mostly by smell: a dog has many more smell cells than a person, and sniffs to find out who is there.',
    "A bark is a dog's voice: it may mean hello, come and play, somebody is at the door, or keep away.",
    'A wagging tail means that a dog is excited, which is not always friendly; so ask the owner first.',
    'Advice of dog charities: leave a dog alone when it eats, sleeps or has puppies; ask the owner before touching; if a dog comes close, stand still like a tree, arms folded, look away, stay quiet; do not run. On the ground: curl up and keep still.',
    'Running and high voices can make a dog want to chase or jump.',
    'Dogs see people best when they move; a still person is less interesting.',
    'A lead keeps a dog near its owner; an owner can call a dog back or put it on a lead when asked.',
    'Fear of dogs is common in children, often but not always after a dog has jumped up or bitten. Getting used to dogs in small steps, from far away, helps; being pushed close does not.',
    'Most dogs meet many people without biting; some do bite, so the rules matter.',
  ],
  threads: {
    bitten: 'a mark that has mended, and a dog that stays on its side',
    nose: "a dog's nose, sniff, sniff, which reads the street",
    tree: 'standing still like a tree until a dog goes on',
    lead: 'the lead, and how much room there is between a dog and a child',
    house: 'a dog that lives where a child goes on a visit',
    fence: 'a bark behind a fence',
    share: 'a dog that lives in the same home, its place and the places without it',
    hedge: 'a bark that comes over into a garden, where one plays',
  },
  decidedBy: [
    /\b(?:got|getting|has|have|had) (?:a |an |the )?(?:new )?(?:dog|puppy)\b[^]*\b(?:(?:too )?(?:scared|frightened|afraid) to (?:go|visit|play)|won'?t (?:go round|visit))\b/i,
  ],
  threadCues: {
    bitten: /(?<!\b(?:never|not|n't) (?:been |got )?)\b(?:bit|bitten|nipped|mauled)\b/i,
    share:
      /\b(?:(?:his|her|their) own (?:\w+ )?(?:dog|puppy)|(?:his|her|their) (?:dog|puppy) (?:bit|nipped|growl\w*|snapp\w*|jump\w*|knock\w*|scratch\w*)|our (?:new |own |old |little |big |family )?(?:dogs?|pupp(?:y|ies))|we (?:have|got|are getting|adopted|rescued|bought) (?:a |an |the )?(?:\w+ ){0,2}(?:dogs?|pupp(?:y|ies))|(?:moved in|moving in|living|lives?) with (?:us|a dog)|(?:flat ?mate|housemate|lodger)\b[^.]{0,30}\bdogs?)\b/i,
    nose: /\b(?:parks?|streets?|paths?|walks?|walking|pavements?|roads?|school run|sniff\w*|leads?|leash|outside|beach|woods|loose|jump\w*|knock\w*|chas\w+|runs? (?:up|at|over)|ran (?:up|at|over))\b/i,
    hedge: /\bgardens?\b|\bbackyard\b|\bour yard\b|\bhedge\b|\bover the (?:fence|wall)\b/i,
    house:
      /\b(?:grandma|grandpa|granny|nan|nana|nanny|grandad|granddad|gran|auntie|aunt|uncle|cousin|friend|childminder|dad|stepdad)(?:'s|s)? (?:\w+ ){0,5}(?:dogs?|puppy)\b(?![^.]*\b(?:fence|gate)\b)|\b(?:won'?t|wont|refuses to|afraid to|scared to|not) (?:visit|go round|go to (?:\w+ )?(?:grand\w*|gran|nan\w*|aunt\w*|uncle\w*|cousin\w*|friend\w*))\b|\b(?:go(?:es|ing)?|come) (?:to|into|in|round to|over to) \w+'s (?:house|home|flat)\b[^.]*\bdogs?\b|\b(?:house|home|flat) (?:with|because of) (?:a|the|their) dog/,
    // A dog that barks over the fence of one's own garden is no dog that one walks past.
    fence:
      /^(?![^]*\bgarden\b)[^]*?(?:\bfence\b|\bgate\b|\b(?:next door|neighbour)[^.]*\bbark\w*|\bbark\w*[^.]*\b(?:next door|neighbour))/,
    // Who has been bitten need not hear that a dog only collects news.
    lead: /^(?![^]*\b(?:our (?:new |own |old |family )?dog|(?:his|her|their) own (?:\w+ )?dog|(?:his|her|their) dog (?:bit|nipped|growl|snapp)))[^]*?(?:\bon (?:a|the|its|their|his|her) (?:lead|leash)\b|\b(?:bit|bitten|bites?|nipped|mauled|attack\w*)\b)/i,
    tree: /\boff (?:the|a|its|their|his|her)? ?(?:lead|leash)\b|\bloose\b|\bruns? (?:up|at|over)\b|\bran (?:up|at|over)\b|\bjump\w* (?:up|on|at)\b|\bknock\w*\b|\bchas\w+\b/,
  },
  onlyWhenSaid: ['house', 'fence', 'hedge', 'share', 'bitten'],
  tellsAlone: ['house', 'share', 'bitten'],
  comesFirst: ['bitten'],
  roles: {
    // By name, where it has been told: "Biscuit the dog".
    dog: { fallback: { text: 'the dog' }, cues: [{ match: /\b(?:dog|puppy)\b/i, phrase: { text: 'the dog' } }] },
    leash: { fallback: { text: 'lead' }, cues: [{ match: /\bleash/i, phrase: { text: 'leash' } }] },
  },
  titles: {
    young: [
      { text: 'A Mark That Mends', thread: 'bitten' },
      { text: 'That Was Then', thread: 'bitten' },
      { text: 'A Side Without a Dog', thread: 'share' },
      { text: 'Woof From the Other Side', thread: 'hedge' },
      { text: 'A Door Between', thread: 'house' },
      { text: 'Woof Behind a Fence', thread: 'fence' },
      { text: 'A Bark on the Other Side', thread: 'fence' },
      { text: 'Sniff, Sniff, Goes the Dog', thread: 'nose' },
      { text: 'What a Nose Can Tell', thread: 'nose' },
      { text: 'Still as a Tree', thread: 'tree' },
      { text: 'Dogs and Trees', thread: 'tree' },
      { text: 'A Long, Long Lead', thread: 'lead' },
      { text: 'Room for {name}, Room for Dogs', thread: 'lead' },
      { text: '{name} Meets a Dog' },
      { text: 'Dogs on the Way' },
    ],
    older: [
      { text: 'A Mark That Mends', thread: 'bitten' },
      { text: 'A Bite, and Afterwards', thread: 'bitten' },
      { text: 'One Room Without Paws', thread: 'share' },
      { text: 'A Bark Comes Over', thread: 'hedge' },
      { text: 'More Heard Than Seen', thread: 'hedge' },
      { text: 'A Door Between', thread: 'house' },
      { text: 'What a Bark Is For', thread: 'fence' },
      { text: 'What a Dog Can Smell', thread: 'nose' },
      { text: 'A Nose at Work', thread: 'nose' },
      { text: 'How to Be a Tree', thread: 'tree' },
      { text: 'The Most Boring Tree in Town', thread: 'tree' },
      { text: 'Two Metres of Lead', thread: 'lead' },
      { text: 'How Much Room a Dog Needs', thread: 'lead' },
      { text: '{name} and the Dogs' },
      { text: 'When a Dog Comes By' },
    ],
  },
  benefits: [
    'Tells something about dogs, from a safe distance.',
    'Gives {name} one safe thing to do when a dog comes near.',
    'Says that keeping away from dogs is a choice that people respect.',
  ],
  talk: {
    young: [
      'Where was the dog in the story?',
      'How does {name} feel when a dog comes by?',
      'Shall we look at a dog from far away?',
    ],
    older: [
      'What can people do when a dog comes close?',
      'Which word went into the blank, and is it the same for small dogs?',
      'Shall we watch a dog from far away and find out what it sniffs?',
    ],
  },
  cover: { setting: 'street', time: 'day', pose: 'stand', feeling: 'curious', companion: 'dog', props: ['tree'] },
  text: {
    '2-3': script(`
      D<nose> Here comes a dog. {Name} may see it. The dog has a nose. Sniff, sniff, sniff. It sniffs a [leaf|stone].
      D<tree> A dog comes by. {Name is} still. Still, still, still. Like a tree. The dog looks and goes on.
      D<lead> {Name is} here. A dog is there. The dog is on a {leash}. Pat, pat, pat. Four feet go by.
      P Some children like dogs. Some like them far away.
      P A dog says woof. That is dog talk.
      P Dogs like to run. Dogs like to sniff.
      Q When dogs come by, {Name} may feel ____.
      Q At a big woof, {Name} may feel ____.
      Q Near a dog, {his} tummy may feel ____.
      H {helper} can go the other way.
      H {helper} can hold {his} hand.
      H {helper} can stand in between.
      H<helper> {helper} can say, "Far, please."
      T {he} can stay still.
      T {he} can look from far away.
      T {he} can hold a hand.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<nose> {he} can say, "Sniff, sniff, bye-bye."
      C<tree> {he} can say, "Still, like a tree."
      C<lead> {he} can say, "Dog there. Me here."
      C<topic> {he} can think about {topic}.
      A<nose> Sniff, sniff, sniff. The dog sniffs a post. The dog goes on. Bye-bye, dog.
      A<tree> Trees are still. {Name} may be still too. The dog goes home. Bye-bye, dog.
      A<lead> Pat, pat, pat. The dog goes by. It goes round the corner. {Name is} here. Bye-bye, dog.
      D<house> {dog lives} in that house. {Name} may go there. There is a door. {dog} can stay behind it.
      P<house> Dogs have a bed too. They like to nap.
      P<house> Grown-ups can shut a door.
      P<share> Dogs sleep a lot. Then they are quiet.
      Q<house> At that house, {Name} may feel ____.
      Q<share> When the dog comes, {Name} may feel ____.
      H<house> {helper} can go in first.
      H<house> {helper} can shut a door.
      H<share> {helper} can shut a gate.
      T<house> {he} can peep in first.
      T<house> {he} can hold on tight.
      T<share> {he} can look from a lap.
      C<house> {he} can say, "Dog there, me here."
      A<house> {dog naps}. The door is shut. It is a visit to people. Dog there, people here.
      D<fence> Woof, woof! A dog is behind a fence. {Name} is on this side. The fence is strong.
      D<hedge> Woof, woof! The dog is over there. {Name is} on this side. In between is something tall.
      D<share> {dog lives} here. {Name} lives here too. {dog has} a bed. That bed is for dogs.
      C<fence> {he} can say, "Woof there, me here."
      C<hedge> {he} can say, "Woof, I hear you."
      C<share> {he} can say, "Dog bed there, me here."
      A<fence> Woof, woof, less woof. The fence stays. The dog stays there. Bye-bye, dog.
      A<hedge> Woof, woof, stop. The dog has a nap. {Name} may play on this side. Shh, dog.
      A<share> {dog is} in the dog bed. {Name is} here. There is a gate, too. Night-night, dog.
      D<bitten> A dog bit {Name}. Ow! That hurt. Now the dog is not here. {Name is} here. It was not {his} fault.
      P<bitten> Dogs have teeth. People hold their dogs.
      Q<bitten> Near a dog, {Name} may feel ____.
      H<bitten> {helper} can lift {him} up.
      H<bitten> {helper} can take the other path.
      T<bitten> {he} can say, "Up, please."
      C<bitten> {he} can say, "You there, me up here."
      A<bitten> The dog goes by. It is on a {leash}. Here is a big hand to hold. Bye-bye, dog.
    `),
    '4-5': script(`
      D<nose> A dog has a good nose. When {Name sees} a dog on the path, it may be busy. It sniffs a post. It sniffs a wet leaf. It wants to know who came by. Then it sniffs the next post.
      D<tree> Some dogs run up to people. They want to see who it is. When {Name is} near a dog like that, there is a trick. It is called being a tree. Trees stand still and look at their roots. Dogs soon find a tree dull.
      D<lead> On the street, {Name} may see a dog. There is a long string from the dog to a person. It is called a {leash}. That is as far as the dog can go. So there is room for dogs and for children.
      P People who have a dog know a lot about it. They may know if it likes children. They can hold it or call it.
      P Some children like to pat dogs. Some would like dogs to stay on the other side. Grown-ups know that both are fine.
      P A bark is how dogs talk. It can mean "hello" or "who is there?" Dogs talk with ears and tails, too.
      Q When a dog comes close, {Name} may feel ____.
      Q When a dog barks, {his} body may feel ____.
      Q On a path with dogs, {Name} may feel ____.
      H {helper} can stand between a dog and {him}. ~ Then there is more room.
      H {helper} can ask for the {leash}. ~ People with a dog can hold it near.
      H {helper} can go the long way with {him}. ~ Most places have two ways to go.
      H<helper> {helper} can watch dogs with {him} from far away. ~ From a bench, a dog is quite small.
      H<adult> {helper} can help when there is a dog. ~ What has helped before is {adult}.
      T {he} can stand still with arms in.
      T {he} can hold a hand and look at {his} shoes.
      T {he} can say, "Please hold the dog."
      T<comforter> {he} can hold {comforter} close.
      T<doing> {he} can try {doing} at a hard moment.
      C<nose> {he} can think, "Sniff away, dog, and then go on."
      C<tree> {he} can think, "I am a tree, and trees are dull."
      C<lead> {he} can think, "The {leash} stops there, and I am here."
      C<topic> {he} can stand still and think about {topic}.
      A<nose> The dog has sniffed the post. There is no more to find out. It sniffs its way down the path, and off it goes. That is what a dog does all day.
      A<tree> The dog looks once and goes to see a real tree. Being a tree is over. {Name} may move again. It is good to keep still near dogs.
      A<lead> The dog goes by with its person at the other end. The {leash} goes too. There was room for all of them. {Name} may go on as well.
      D<house> In some houses a dog lives, too. {Name} may like the people there and not {dog}. Both can be true. {dog} can be in another room, behind a shut door. Then there is a visit without a dog in it.
      P<house> People who have a dog are tall. They may not know how big it looks from below.
      P<house> A dog is glad when people come, and it jumps and wags. It does not know that it is too much.
      P<share> A dog in a home follows feet. It wants to know where all the people are. It does not know that it is too much.
      Q<house> In front of that door, {Name} may feel ____.
      Q<house> When {dog is} in the next room, {Name} may feel ____.
      Q<share> When the dog comes into the room, {Name} may feel ____.
      H<house> {helper} can call first and ask about {dog}. ~ Then it is known before the bell.
      H<house> {helper} can stay between {him} and the dog. ~ Legs are a good wall.
      H<share> {helper} can put up a gate. ~ Then there is a side with no dog in it.
      T<house> {he} can say where the dog can be.
      T<house> {he} can look at it through a window or a gate.
      T<share> {he} can say, "Please call the dog."
      C<house> {he} can think, "A room for the dog, a room for me."
      A<house> {dog has} a bed, and the people have their room. There is a door in between. It is fine to visit people and to leave their dog alone. {dog is} asleep by now.
      D<fence> Behind a fence a dog barks. {Name} hears it each time, loud and near. A bark says, "Somebody is going by." It is the dog's job, or so the dog thinks. The fence is there so that it stays on its side.
      D<hedge> On the other side a dog lives, and it barks. {Name} can hear it when it is time to play out. A bark says, "Who is there?" The dog can hear feet, and it wants to know. It stays over there all the same.
      D<share> In some homes there are people and a dog. {Name} lives in a home like that. {dog needs} room, and so do people. A dog bed is a place just for the dog. People can have places where a dog does not go.
      C<fence> {he} can think, "Bark, bark, and I am only going by."
      C<hedge> {he} can think, "It is asking, and it stays there."
      C<share> {he} can think, "My side, its side, and a gate."
      A<fence> After the fence, it gets quiet. The dog thinks that the barking worked. It lies down in the sun. There is a whole street without a bark in it.
      A<hedge> After a while the dog has barked enough. It has found out that it is the same feet as before. It goes back to its bed. On this side there is room for a game.
      A<share> {dog is} on the dog side and has a nap. {Name} has a side too. Grown-ups look after the gate. It is fine to live with a dog and leave it alone.
      D<bitten> Once a dog bit {Name}, and it hurt. It was not {his} fault. The skin mends first, and the fright takes longer. So legs may want to go when a dog is near. That is how a body takes care.
      P<bitten> Most dogs do not bite. But nobody can tell just by looking. So people ask first, and they keep their dogs close.
      Q<bitten> When {Name sees} a dog, {his} body may feel ____.
      H<bitten> {helper} can go between {him} and the dog. ~ A grown-up can do that well.
      H<bitten> {helper} can ask for the {leash} to be held short. ~ People are glad to do it.
      T<bitten> {he} can stand still with {his} arms in and look away.
      T<bitten> {he} can hold a hand till the dog is past.
      C<bitten> {he} can think, "That was then. This dog stays there."
      A<bitten> The dog has gone by, on its own side. Nothing was asked of {Name}. It is fine to like dogs from far away. One day far may be a bit less far, or not.
    `),
    '6-7': script(`
      D<nose> What is a dog doing when it stops at a post? It is finding out who was there. A dog's nose is much better than {his} nose. It may smell shoes, breakfast and last week's rain. It wants to know, and then it is done.
      D<tree> {Name} may meet a dog that runs up to people. Dogs like things that run and squeak. A tree does not run, and it does not squeak. So people who know dogs teach children to stand like trees. Arms go in, eyes look down, and feet stay still.
      D<lead> First there is a small shape far down the path. Then {Name} may see that it is a dog on a {leash}. Somebody holds the other end. The dog can get as far as the {leash} goes. Everyone else has the rest of the path.
      P Some dogs jump up because they would like to see a face. They do not know how heavy their feet are. People with dogs can teach them to keep four feet down.
      P One child runs to every dog. Another child goes behind the nearest grown-up. People with dogs meet both sorts. Most of them are glad when somebody asks first.
      P A dog that barks is saying something. It can be "hello", "who is that?" or "leave me alone". Even people who love dogs sometimes need to look twice.
      Q When a dog comes nearer, {Name} may feel ____.
      Q When a dog barks, {Name} may feel ____. It may be in the legs first.
      Q After the dog has gone, {his} body may feel ____. It can take some time to change.
      H {helper} can ask people to call the dog or hold the {leash}. ~ Many people with dogs do that gladly.
      H {helper} can go to the other side of the path with {him}. ~ From further off, a dog looks smaller.
      H {helper} can look at dogs with {him} from a window. ~ Far away is a good place to begin.
      H<helper> {helper} can practise being a tree with {him} at home. ~ Two trees are funnier than one.
      H<adult> {helper} can help near dogs. ~ A good start is {adult}.
      T {he} can stand still, fold {his} arms and look down. ~ Most dogs get bored with that quite soon.
      T {he} can stand still and take a hand. ~ Feet stay on the pavement.
      T {he} can stay on the far side of a grown-up. ~ Feet stay on the pavement there.
      T {he} can say, "Please keep the dog over there." ~ It is a fair thing to ask.
      T<comforter> {he} can hold {comforter} until there is more room. ~ It gives two hands something to do.
      T<doing> {he} can try {doing} at the hardest moment. ~ What helped before can help again.
      C<nose> {he} can think, "It is only finding out who was here."
      C<tree> {he} can think, "I am an oak, and oaks are boring."
      C<lead> {he} can think, "That is the dog's end, and this is mine."
      C<topic> While a dog goes by, {he} can think about {topic}.
      A<nose> The dog has smelled everything on this path. Its nose pulls it round the corner to the next post. The path is a path again. Nobody needs to touch a dog to share a street with it.
      A<tree> The dog looks at the tree that has shoes on. Then it goes off to find something that runs. Trees have been doing this for a long time. It is a safe way to be near dogs.
      A<lead> At the end of the path the dog gets small again. The {leash} is in somebody's hand, and the dog is thinking of dinner. There was room for everyone. The path is just as wide tomorrow.
      D<house> A dog that lives in a house is part of each visit there. {Name} may like the people and keep away from {dog}. That can be said. Dogs can wait in another room, and most of them fall asleep. The people come for a visit, and the dog has its basket.
      P<house> Dog owners often say, "It does not do anything." They know the dog. A visitor does not, and that is the difference.
      P<house> A dog at home has its own bed and bowl. It likes to be left alone there. That suits two at once.
      P<share> A dog does not know who likes it and who does not. It greets everyone who comes through a door. People can teach it to do that with four feet down.
      Q<house> On the way there, {Name} may feel ____. It may be glad and something else.
      Q<house> When a paw scratches at the door, {Name} may feel ____.
      Q<share> When there are paws in the hall, {Name} may feel ____.
      H<house> {helper} can arrange beforehand where {dog} will be. ~ A plan is better than a hello at the door.
      H<house> {helper} can go in first and say how it is. ~ Then there is no surprise.
      H<share> {helper} can find out which doors and gates are shut, and when. ~ Then it is no surprise.
      T<house> {he} can choose a room without a dog in it. ~ It is a fair wish for a guest.
      T<house> {he} can watch {dog} for a minute from behind a gate. ~ A minute is enough.
      T<share> {he} can stay on the other side of the gate and watch. ~ Watching is a way to get to know a dog.
      C<house> {he} can think, "I visit the people. The dog has its basket."
      A<house> The visit was about people. Somewhere behind a door {dog} turned round three times and lay down. It is fine to like a house and to keep away from one basket. Next time the plan is known.
      D<fence> A dog behind a fence has a simple idea about the world. Somebody like {Name} comes, the dog barks, and then they go away. It thinks that barking did it. But people were going anyway. The fence is there for all of them.
      D<hedge> A garden can have a bark in it, although the dog is next door. {Name} goes out to play, and there it is. The dog hears steps and cannot see who it is. So it asks, as loud as it can, and asks again. The more often it hears the same feet, the less there is to ask.
      D<share> It is one thing to meet a dog on the street. It is another thing when a dog has its bowl in the same home. {Name} lives with one now. Dogs in a home learn rules, and people do as well. A dog can have a place, and people can have places without a dog.
      C<fence> {he} can think, "It barks, I go by, and we are both content."
      C<hedge> {he} can think, "It cannot see me, so it asks."
      C<share> {he} can think, "It has its place, and I have mine."
      A<fence> Ten steps after the fence, the bark stops. The dog has done its work for this minute. It was loud, and it stayed on its side. The rest of the way has letter boxes and cats.
      A<hedge> The dog has asked its question and gone to lie in the sun. It is over there, and the game is over here. Grown-ups can talk to the people it belongs to. Neighbours like to hear things in a friendly way.
      A<share> In the evening {dog turns} round three times. Then comes a long sigh. Dogs sleep for more than half of the day. A grown-up looks after the gate and the rules. Nobody needs to touch a dog to live under the same roof.
      D<bitten> A dog bit {Name} once, and bodies remember such a thing very well. The skin closed in some days. The alarm stays on for longer. It rings for every dog, big or small. It was not {his} fault. A dog that bites is frightened, or hurt, or wants to be left alone.
      P<bitten> People who say "Mine would never bite" know one dog. Somebody who was bitten knows another one. They are both right, and a short {leash} helps them both.
      Q<bitten> When a dog comes nearer, {Name} may feel ____. It may be in the hand or in the legs.
      H<bitten> {helper} can cross over with {him}, without hurrying. ~ There is room on the other side.
      H<bitten> {helper} can say, "Please hold your dog, {Name was} bitten." ~ Most people hold it at once.
      T<bitten> {he} can stop, fold {his} arms and look at the ground. ~ A dog has little use for somebody so still.
      T<bitten> {he} can start with dogs that are a whole field away. ~ Alarms get used to things from a distance.
      C<bitten> {he} can think, "It was one dog, and that day is over."
      A<bitten> The dog goes on, nose in the grass, and the gap gets bigger. On the skin there may be a small mark, or none. The alarm rings a little shorter each time nothing happens. That takes as many dogs as it takes.
    `),
    '8-10': script(`
      D<nose> A dog reads the world with its nose. Where {Name sees} a lamp post, a dog can smell who came past, and how long ago. It has many times as many smell cells as a person. So a dog that hurries up to people is often only collecting information. It is a rude way of doing it, and most owners know that.
      D<tree> Why do people who train dogs tell children to stand like a tree? They have watched what happens. If {Name} or anyone else runs, a dog may think that it is a game and run too. If arms wave, it may jump to see what is in them. A tree does none of that. With folded arms and eyes on the ground, a person becomes the least interesting thing in the park.
      D<lead> There are two ends to a {leash}, and only one of them has a dog on it. At the other end is a person who knows what this dog likes. {Name} may not know anything about it yet. With a {leash}, everybody can see how close it will come. Where dogs run free, owners can be asked to call them.
      P People who love dogs can forget that not everybody does. "He only wants to play" is often true, and it does not help a person who would like more room. Most owners will shorten the {leash} when they are asked. They would rather be asked than see somebody frightened.
      P A friend may walk straight up to any dog and be surprised that someone else stays back. Brains remember surprises, above all ones with teeth and paws. A person who was once knocked over has good reason to keep looking. It is not a matter of age.
      P Dogs have no words, so they use the whole body. Loose and wiggly often means friendly, and stiff and still often means "keep away". A wagging tail can go with either. People who study dogs for a living ask the owner first.
      Q When a dog comes nearer, {Name} might feel ____. Legs sometimes know it first.
      Q When a bark comes from behind a fence, {Name} may feel ____. It is made to be noticed.
      Q Once the dog has gone, {his} body may feel ____. It takes a few minutes to believe it.
      H {helper} can ask the owner to put the dog on a {leash}. ~ Asking is ordinary, and owners get asked a lot.
      H {helper} can choose a path with {him} where dogs stay on a {leash}. ~ Many parks have one, and a map at the gate.
      H {helper} can plan small steps, beginning with a dog far away. ~ Brains change their minds slowly and from a distance.
      H<helper> {helper} can walk on the side where the dog is. ~ A person in between is a simple sort of fence.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T {he} can stop, fold {his} arms and look at the ground until the dog goes on. ~ Dogs rarely stay long where nothing happens.
      T {he} can say to the owner, "I would like more room, please." ~ It is short, and it tells them what to do.
      T {he} can find out one thing about the dog from far away. ~ Looking closely is different from looking for danger.
      T<comforter> {he} can hold on to {comforter} until the path is free. ~ It keeps both hands close and still.
      T<doing> {he} can try {doing} at the hardest moment. ~ It has a good record.
      C<nose> {he} can think, "It is collecting information, and there is not much to collect."
      C<tree> {he} can think, "Nothing to see here, only a tree."
      C<lead> {he} can think, "Two ends, and I know where both of them are."
      C<topic> Standing still, {he} can think about {topic}.
      A<nose> After half a minute the dog has all its answers. It trots on to the next lamp post, where the news is fresher. Somebody may live a whole life without stroking a dog and still share the park with fifty of them. Noses work at a distance too.
      A<tree> There is not much for a dog to do with a tree that offers nothing. Soon it trots away, and the tree may walk on. Keeping still is a skill, and it works for people who love dogs as well. The ground was worth a look anyway, with its ants.
      A<lead> The dog goes its way, and the {leash} goes with it. Nobody needed to make friends. Some people like dogs close up, and some like them best in pictures. Parks have room for all of them. Minds can change, in either direction.
      D<house> A dog in a park is one thing. A dog on the sofa of people one likes is another. For {Name} that can turn a visit into something to avoid. There is a way that works in many families. Before the bell rings, {dog goes} into another room, and the guest gets the sofa. Dogs are used to plans like that, because they sleep most of the day.
      P<house> The people who own it may be a bit hurt, because to them it is family. They would still rather have the visit. Most will shut a door gladly if they are asked plainly.
      P<house> In its own home a dog feels in charge of the hall. It barks at parcels, too. That is about the hall and not about the visitor.
      P<share> The people who brought the dog would like it to be loved. They may be a bit disappointed, and they will get over it. A dog that is left in peace is not offended at all.
      Q<house> Before the bell is rung, {Name} might feel ____.
      Q<house> When something scratches behind a door, {Name} might notice ____.
      Q<share> When claws click on the floor, {Name} might feel ____.
      H<house> {helper} can ring beforehand and settle where {dog} will be. ~ It is easier on the phone than on the mat.
      H<house> {helper} can back it up when somebody says "Go on, stroke it". ~ A no about an animal counts.
      H<share> {helper} can settle with everyone which room stays free of it. ~ A rule works when all the people know it.
      T<house> {he} can say, "I would like to come, with the dog in the other room." ~ It names both halves.
      T<house> {he} can decide beforehand on one step, such as looking through the glass. ~ None is also a decision.
      T<share> {he} can ask for a gate, and for the dog to be called before a door opens. ~ It is a fair request in one's own home.
      C<house> {he} can think, "I came for the people."
      A<house> So it was an afternoon with people, and a dog snored behind a door. Nobody lost anything by that. It may stay like this for years, or there may be a day with the door open a hand's width. Both kinds are real visits.
      D<fence> Dogs behind fences bark more than any others, and behaviour experts know why. Each time, the danger goes away, so the barking seems to work. {Name} is merely passing, and from the other side of the fence that is a victory. The noise is real and the fence is too. Many dogs that shout there are quiet in the open.
      D<hedge> A dog next door hears far more than it sees. Every step and every ball on {his} side reaches its ears, with no picture to go with it. So it barks, in case the picture is a burglar. It is not cross with anybody, because it does not know who it is barking at. Dogs bark less at feet that they have got to know.
      D<share> A dog that lives in the same home cannot be avoided by crossing the road. {Name} meets it in the hall, at breakfast and outside the bathroom. What helps is what zoos and farms do, which is to divide up the space. There are rooms for everyone, one corner for the dog, and one room without a paw in it. Dogs find that perfectly normal, because they like to know where they belong.
      C<fence> {he} can think, "Victory for the dog, and the rest of the street for me."
      C<hedge> {he} can think, "It is guessing, and I am only playing."
      C<share> {he} can think, "One room is mine, with no paws in it."
      A<fence> Past the corner the bark stops, because there is nothing left to defeat. The dog goes back to its patch of sun as a hero. The fence has held again. One can cross the road before it, too, and give the hero a rest.
      A<hedge> In between the barking there are long pauses, when the dog is asleep or eating. Adults can find out from its people when those are, or ask them to call it in. A garden is for whoever lives beside it. The dog has one of its own.
      A<share> After a few weeks a dog is mostly a sound in another room. It may become more than that one day, or it may stay like this, and both work. Somewhere a basket creaks. The door to the other room is shut, and it is a good door.
      D<bitten> After a bite, the brain makes a rule, and the rule is short: dogs hurt. It is made in one second and holds for years, because such a rule once kept people alive. {Name was} bitten, so it would be strange if nothing had stayed behind. It was not {his} fault. Dogs bite because they are scared, sore or guarding something, and people on the spot often miss the signs.
      P<bitten> Dog owners feel accused by a child who crosses the road. They need not. A person with a broken arm is careful with arms as well.
      P<bitten> Some people will say that the dog can smell fear. What a dog reads are running feet and waving arms, and those can be kept still.
      Q<bitten> When a dog comes round the corner, {Name} might feel ____. The place that was bitten sometimes remembers first.
      H<bitten> Someone at home can ask for the {leash} before the dog is close. ~ It is easier to say from twenty metres.
      H<bitten> Someone at home can find a calm old dog to watch from a bench. ~ Watching is practice too, with no touching in it.
      T<bitten> {he} can stand side-on, with arms folded, and let it pass. ~ Facing it would be a kind of invitation.
      T<bitten> {he} can choose the side of the street and take it without explaining. ~ It is a good plan and no defeat.
      C<bitten> {he} can think, "One dog, one day. This is another one."
      A<bitten> The rule about dogs has an exception now, and it has just walked past with a stick. More exceptions make a rule weaker, though nobody can say how many it needs. The mark mends in its own time. There is enough street for both sides until then.
    `),
    '11+': script(`
      D<nose> To understand what a dog wants, it helps to think about smell. A dog's nose is so good that a street is more or less a newspaper to it. When one comes up to {Name} and sniffs, it is usually after facts. Where do these shoes live, and is there a cat? It has no idea that somebody might find this alarming. It is also within anybody's rights to keep their facts to themselves.
      D<tree> Dog trainers have a piece of advice that sounds like a joke, which is to be a tree if a dog runs up. {Name} may have heard it in primary school, along with the folded arms. There is good sense behind it, since dogs are drawn to things that move fast or squeal. Something still, quiet and uninterested gives them nothing to work with. It is also one of the few safety rules that can be practised in a queue.
      D<lead> This is a letter about dogs, from the side of people who keep their distance, and {Name} may be one of them. Being wary of dogs is common, and a good many people have a reason, with a date and a place. Others have no story at all. Neither group owes anyone an explanation. A {leash} exists because both sides need to know where the dog ends. Asking for a shorter one is ordinary, and the answer is usually yes.
      P Owners tend to say, "Don't worry, she is friendly," and they mean it. They have seen their dog with people it likes. How a person at the other end feels is harder to see, and it often takes them a moment. A plain sentence from outside helps them more than a brave face.
      P Friends with dogs may take it a little personally when somebody steps back. To them the dog is family. Most get over it as soon as they hear that it is about dogs in general. Some of them are wary of horses, and wait to be asked about it.
      P Behaviour experts read dogs from the shoulders down. Loose and curved suggests friendly, and stiff suggests "leave me alone". A wagging tail only means that the dog is worked up about something. This is worth knowing for people who love dogs too, because they are the ones who forget to look.
      Q When a dog comes round the corner, {Name} might notice ____. It may be over before it has a name.
      Q At the gate of a house with a dog, {Name} might feel ____. Annoyance and worry often arrive together.
      Q After a dog has passed, {his} shoulders may feel ____. Muscles tend to be the last to hear the news.
      H {helper} can tell people in advance that the dog needs to be in another room. ~ Said early, it is a detail like any other.
      H {helper} can work out small steps with {him}, starting at a distance that is almost boring. ~ This is how fear of dogs is usually treated, and nobody is pushed.
      H {helper} can walk on the dog's side without remarking on it. ~ Some help is best when nobody comments.
      H<helper> {helper} can name some things that other people in the family keep away from. ~ Nearly every adult has something.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can stand still, fold {his} arms and look past the dog until it leaves. ~ Eye contact is an invitation in dog terms.
      T {he} can say, "Please put it on the {leash}, I am not good with dogs." ~ Owners can do something with a sentence like that.
      T {he} can choose one dog to watch from across a field, and guess what it smells. ~ Curiosity leaves fear less room.
      T<comforter> {he} can keep {comforter} in a pocket for walks like this. ~ A hand in a pocket is also a hand out of reach.
      T<doing> {he} can try {doing} at the hardest moment. ~ What has worked before is quick to find.
      C<nose> {he} can think, "It is reading the paper, and I am not in it."
      C<tree> {he} can think, "Uninteresting on purpose."
      C<lead> {he} can think, "I would like more room, and that is reason enough."
      C<topic> While a dog goes by, {he} can think about {topic} in some detail.
      A<nose> Eventually the dog has read all there is to read, and it leaves for the next lamp post without a backward look. It was not personal. Some people come to like dogs, and some people remain polite to them for eighty years. Streets have room for both.
      A<tree> The dog leaves, because trees are poor company. Standing still may not look like much. It is a decision made with a fast heart, and that counts. People who have done it a few times often find that the wait gets shorter.
      A<lead> Nobody is required to like dogs. Society asks only that dogs be kept where they can be managed, and that people say what they need. Between those two there is a pavement with enough room on it. {Name} may use all of that room.
      D<house> Avoiding dogs is simple until one of them belongs to people who matter. Then every invitation comes with four legs, and {Name} may have begun to find excuses. It is more comfortable to say it once, early and without an apology. Most dog owners will put the animal in another room without being offended for longer than a minute. It can sleep there, since that is what dogs do for half of the day in any case.
      P<house> Owners say "He would not hurt a fly" in good faith, since they describe the dog they know. A guest meets the dog that comes skidding round the corner.
      P<house> Relatives may treat it as a phase to be laughed out of. A calm sentence, repeated as often as it takes, tends to outlast a joke.
      P<share> Those who acquired the animal may take the reserve personally. It is worth saying once that it concerns teeth in general and nobody's judgement.
      Q<house> On the doormat, {Name} might feel ____. Embarrassment is often larger than the dog.
      Q<house> When somebody makes a remark about it, {Name} might notice ____.
      Q<share> When it gets up as soon as a door opens, {Name} might notice ____.
      H<house> {helper} can mention it beforehand in one sentence, as one mentions an allergy. ~ It removes the scene at the door.
      H<house> {helper} can step in when people insist. ~ Enthusiasm for animals is hard to stop alone.
      H<share> {helper} can see that the borders are kept, including by visitors. ~ A rule with exceptions is only a wish.
      T<house> {he} can accept the invitation and name the condition in the same message. ~ People are surprisingly good at conditions, as long as they hear of them in time.
      T<house> {he} can agree on one small step with the owner, such as a lead indoors. ~ It is just as possible to agree on none.
      T<share> {he} can name the room that stays free, and keep it shut. ~ Privacy needs no further reason.
      C<house> {he} can think, "I am visiting people, and the rest is a door."
      A<house> An afternoon with a closed door in it is still an afternoon with friends. The dog will have slept, or sulked, through the whole diplomatic effort. Some people come to like one particular animal over the years, and some do not, and both get invited again.
      D<fence> A dog behind a fence is a case study in faulty reasoning. Somebody approaches, it barks, the person disappears, and so the barking is credited with it. {Name} was merely on the way to the bus. Trainers call it barrier frustration, and they point out that the same dogs are often quiet in the open. The noise is considerable, and the fence is what it is there for.
      D<hedge> It is hard to be at ease on one's own side of a hedge when a dog on the other side objects to every step. {Name} may have given up going out at all. The animal is working from sound alone, and sound with no picture makes it suspicious. Familiar noises interest it less, so it tends to tire of people whom it hears daily. Its owners have often stopped hearing it altogether.
      D<share> Living with a dog that one is wary of is a daily negotiation about doors. {Name} cannot walk round it, as one does on the street, since it sleeps in the same home. What makes it bearable is geography: a gate, a fixed place for the animal, and at least one room that it does not enter. Dogs accept such borders with more grace than people. They are bred for rules and sleep for half of the day.
      C<fence> {he} can think, "It thinks it won. Let it."
      C<hedge> {he} can think, "No picture, only sound. It is guessing."
      C<share> {he} can think, "Shared address, separate rooms."
      A<fence> Twenty metres on, there is silence, and behind the fence a dog is resting after another success. It will be there tomorrow with the same opinion. Crossing the road beforehand is a perfectly sound tactic. Headphones help as well.
      A<hedge> A word with the neighbours is usually worth more than any amount of patience. Most of them are embarrassed and will call the dog in for an hour. In the meantime there is the far end of the garden, and headphones. The dog, having raised the alarm about nothing, sleeps for most of the afternoon.
      A<share> Habit does a good deal of the work in such arrangements. The dog learns whose footsteps mean food and whose mean nothing, and ignores the second kind. Affection may turn up over the years or it may not, and it was not part of the contract. The door at the end of the hall stays shut.
      D<bitten> Being bitten teaches the brain something in a single lesson, and it does not ask for a second. From then on every dog sets off an alarm, including the small one in a coat. {Name} may know the statistics and still have a racing heart, since alarms cannot read. What happened was not {his} fault. Most dogs that bite are afraid or in pain, and had been saying so in a language that people are poor at.
      P<bitten> Owners tend to take caution personally. A sentence such as "I was bitten once" changes the tone at once, and it needs no details. Nearly everybody reaches for the {leash}.
      Q<bitten> When one is coming the other way, {Name} might notice ____. It may have more to do with that day than with this dog.
      H<bitten> Someone at home can plan some steps with {him}, the first of them ridiculously small. ~ It is how the treatment works, and a doctor can say who does it properly.
      T<bitten> {he} can decide beforehand which side to take, and take it. ~ A decision is calmer than a dodge.
      T<bitten> {he} can say, "Please hold on to it, I have been bitten." ~ Seven words, and the matter is settled.
      C<bitten> {he} can think, "The alarm is about then. This is now."
      A<bitten> Alarms of this kind fade through boredom, one uneventful dog after another. Some people come to like dogs again, and a few end up owning one. Others keep a civil distance for the rest of their lives. Both of them have the use of the pavement.
    `),
  },
};

/** Dogs met on the way: what a dog's nose, tail and bark do, and how a child keeps room. */
export const dogs: Frame = withScenes(own, knockedOver, wallSide);
