import type { Fields } from '../../fields/field.ts';

/** What parents type of growing up on the day it happened, hardly ever by its name; one text a line. */
export const GROWING_UP_TODAY: Fields = {
  'body-safety': `
    no means no, also for tickling
    what's private and who may look
    uncle insists on kisses, she hates it
    good secrets and bad secrets
    He pulled down his trousers on the trampoline to show the neighbour's girl, and she showed hers. They're four. I'd like to talk about it without shaming him.
    My mother makes her hug everyone goodbye at family parties, and I'd like my daughter to know she may say no and wave.
    A bigger boy at after-school club asked my son to show him his willy in the toilets and told him to keep it secret. He told me, thank God.
    dd3 has her hand down her pants in the supermarket queue lol, not telling her its dirty just want her to know its for in her room
    How do I explain to a five-year-old which parts are hers alone, and that nobody may touch her there apart from when it's the doctor and I'm in the room?
    At preschool there's a doctor game going on behind the curtain with no pants on. We staff would like something to read to the whole group about it.
    I'm a survivor myself, so I've been putting this off. My girl's six now and she'll be going to gymnastics, with a coach who holds them at the waist, and to friends' houses, and I can't be everywhere. I don't want to frighten her out of her cartwheels. I just want her to have the words, the real words, and to know she can come to me with anything, even if someone told her not to.
    We all share one bathroom with my brother's family and up to now the children just ran around with nothing on. But Amir's eight, and last week he shut the door and shouted when his auntie came in for the towels. She laughed at him: "What've you got that I haven't seen?" I think he's entitled. I'd like him to know that he is.
    He's nonverbal and needs help with washing and changing, at school too, from people who come and go. That's what keeps me up. He's nine. I want him to understand, in his way, that helpers say first what they'll do, that he can push a hand away, and that there's a sign for stop and we'll all come running.
    The swimming teacher's assistant takes pictures. It turned out to be harmless, for the website, all agreed. But it made me think that my girls, seven and four, would have no clue what to do if somebody asked to take a photo of them with their swimsuit off. They think all grown-ups are lovely. Mostly that's true, here in our village in Clare.`,
  'having-adhd': `
    "is my brain broken mum"
    just got the diagnosis, adhd, she's 9
    six things started, none finished
    head like a telly with 40 channels
    He's found the letter from the paediatrician and wants to know what the four capitals mean and if you die of it.
    She's the dreamy sort, nobody noticed for years. Now that she knows it has a name, she's asked whether she has to tell her friends.
    He forgot his bag, his coat and his sister. He loves his sister. He hits his own head and says "stupid brain".
    son 8 takes the tablet at brekkie & says he's only good bc of the pill, w/out it he's the naughty one. how do i tell him its HIM
    How do I explain to my daughter that her ADHD isn't an excuse, nor a punishment, but the way her engine is built?
    My boy can spend four hours on volcanoes and can't put on two shoes. He'd like to know why that is and, frankly, so should I.
    I was diagnosed at forty-one, a month after him, we're a pair now. I lose my phone in the fridge and he leaves his lunch on the roof of the car. When I was a kid they told me lazy, careless, could do better, and I believed the lot. I'm determined he'll grow up with a kinder tale about himself. He's seven, fast, funny, and everything goes in at once.
    On the bad days she comes home and lists it for me: interrupted four times, lost the pencil, blurted out the answer, cried over the rubber. Everyone else has brakes, she says, and she has none. She's ten, and the specialist in Dublin gave us a leaflet with a cartoon squirrel that she found insulting. She wants the truth and she'd like it with some glory in it.
    In the Philippines my family say that it's only an American sickness, give him more chores. But I see my son. He wants so much to do it right. He hears the instruction, he runs, and halfway there he meets a lizard and then it's gone. In the evening he tells me sorry for all of the lizards. I want him to know there's a reason for it, and that the noticing of lizards is also a gift.
    He was the only one on the bus trip with a "buddy adult", and a kid asked him why. He answered, "Because I've got hyper." That was the entire explanation he had. He's six. He's known for two months that his attention goes off like popcorn, as the psychologist put it, but I don't believe he's got a picture of himself with it that he likes.`,
  'demands-too-big': `
    PDA. everything is no.
    can't even do things she wants to
    if I ask, it's already lost
    "my legs don't work" when asked to come
    He was walking to the table on his own, hungry and happy. I said "come and eat" and he dropped to the floor as if I'd shot him.
    We have stopped saying please, now, you must, and even well done, since praise sets her off as well. She's six and says each ask is like a hand on her throat.
    She turns into a cat when somebody wants something from her. Cats can't put on socks, she explains.
    autistic ds8 pda profile: teeth no, dressed no, lego club which HE picked no, going to the loo when he needs it no!! he panics, its not cheek
    How do I explain to my daughter why her whole body shouts no, even at the circus tickets she had begged for? She's frightened by it herself.
    Star charts made him worse, consequences made him much worse. The only thing that works is leaving the coat lying there and talking about penguins.
    The woman from the autism team said: think of it as a panic attack, not as defiance. That changed a lot for my husband and me. So now we say "I wonder if anyone could..." and wait, and sometimes it takes an hour and sometimes he does it behind our backs. His nine-year-old's pride is enormous. He'd like to be a person who can, he told me, it's only that as soon as it's expected there's a wall.
    School reckons she's wilful. She'll discuss, distract, make up a broken wrist, fall asleep, anything so as not to pick up the pencil when told to; leave her alone with it and she writes a whole book. By Thursday she's used up and lies under the kitchen table, where even "would you like a drink" is too much. I slide in the glass with no comment. I'd like a story that asks nothing of her.
    Grandad doesn't hold with it. In his view a boy of seven does as he's bid. He stood over him to say thank you for the bike. Just two words, and Jamie wanted that bike more than anything and he'd have said it by himself I'm sure, but with all of us waiting for it he ran and locked himself in the car and screamed till he was sick. I want Jamie to know that we know he couldn't.
    It's the invisible ones that I hadn't reckoned with. A clock is a demand. A birthday is one, as you have to be happy. The dog looking at her bowl. Being hungry, needing a wee, it's her own body telling her what to do, and she won't be told. She's five, sparkling, bossy, and she's only at peace when she's the queen and I'm the servant who knows nothing. The term we've been given is pathological, and I dislike that.`,
  'first-phone': `
    getting her own mobile for secondary
    checks it under the duvet, had it 6 days
    he's 10, new phone, 214 messages by breakfast
    old iphone of mine, rules??
    Yesterday he got his first one, today he's been added to four groups and someone has sent a clip he won't describe to me.
    She's had it a week and she doesn't look up at the crossing any more.
    How do I put to an eleven-year-old that I'll be looking at it sometimes without her feeling spied upon from day one?
    gave ds9 a brick phone for walking home alone. only calls. he's rung me 31 times. once from the bath
    she gave her new number 2 a girl who isnt a girl i think, some1 called bella15 she met nowhere, shes 10, had the fone since her bday
    He's lost it, in the second week, on the tram, and he's spent three days pretending it was in his locker because he'd signed our contract.
    We drew up a contract, we're that kind of household, with a basket in the hall and bedtimes for the device. All signed. What we didn't think of was that she'd sit looking at it waiting. No one's written to her. The other girls have had theirs for a year and have their groups, and she has her grandfather, who sends her sunrises with quotes on. She's eleven.
    Her father sent it from Dubai, a better one than mine, with no word to me beforehand. So there it was in the parcel with the dates and the perfume. She's nine and she's carrying it about on a cushion. I don't want to be the one who takes it away and I don't want strangers in her bed at night either, because that's what it is. She has to learn there's a way of having one.
    My grandson put his face in a video with some filter and his full name and his school badge and sent it out to whoever. He's ten, he's had the thing since Easter. He thought it was only for his mates. Four thousand people aren't mates, I said. He's both proud and frightened, and he asked me, who can't work the telly, to get it back.
    First phone, a month in. Homework slides, he laughs at things at table and won't tell, his thumb moves in his sleep. He made a bargain with me, and he keeps to the letter of it like a barrister: it's off at eight, yes, but the watch isn't. He's a good lad. I'd like him to be the boss of the thing rather than it him, before he starts at the comprehensive.`,
  'change-of-plan': `
    pool closed. whole day ruined
    it's TUESDAY, tuesday is pasta
    bus went a different way, he lost it
    swimming switched to thursdays, she can't cope
    Road works, so we walked to nursery past the church instead of past the fire station, and he lay down on the pavement until I'd carried him back to do it properly.
    Granny was coming at four and then she was coming tomorrow, and my daughter's still standing at the window with her shoes on.
    How can I warn him about things when I don't know them myself until the day, my shifts come by text at 6am?
    ds6 asd. visual timetable on fridge. dentist rang to move appt. i moved 1 velcro card. 1 card!! 90 mins
    its half term an she wants her school day anyway, register at 9 snack at half 10, i am the teacher an i get it wrong
    He asked eleven times this morning what'll happen after lunch, because Dad mentioned that "maybe" we would go to the beach, and maybe isn't a thing he can put anywhere.
    The load-shedding schedule on the fridge said seven to nine, and he'd built his evening round it: bath by candle, story by torch. Then they cancelled it. Light everywhere. You'd think a child would be pleased. He's five, he went round switching everything off and sobbed when my husband put the kettle on.
    We had the picnic all planned, she'd written it out in numbers, 1 bus 2 ducks 3 sandwiches 4 boat. The boat man wasn't there. I said never mind, we'll do an ice cream for number four. She couldn't do it. It wasn't that she'd so wanted the boat, she doesn't even like boats, it was that four said boat. She's seven and it took until bedtime to cross it out.
    On Wednesdays I always collect him and we always go past the canal and he always has the end of the baguette. This Wednesday it was my son who went, as I'd a thing at the eye clinic. His own father! He wouldn't get in the car. He told his teacher that it was the wrong man for the day. I'm touched, and also it can't go on like this.
    A change of plan is like a physical blow to her. This week: her cup was in the dishwasher, the librarian was on leave and PE got swapped with art because of the rain. Three in one week. At the third she sat under the pegs and barked. She's four. The others at preschool were very interested, and I'd like to give her something for that second in which the floor goes.`,
  'online-kindness': `
    nasty messages in the class WhatsApp
    My son posted a mean meme of a classmate
    got kicked off the minecraft server by friends
    someone commented "ur ugly" on her dance
    I looked on her tablet and found that it's my daughter who's been writing "nobody likes you" under another girl's pictures.
    How do I explain to my 9 year old that the person he calls "trash noob" in the game is a real child with feelings?
    They'd made a group with everybody in it except for Leila, called "not Leila", and my girl was in there and laughed along with a smiley.
    He filmed a boy who was crying in the changing room and sent it on to three others, and by the evening the whole school in Cape Town had seen it.
    dd10 on roblox, gets told to k*ll herself by some kid she doesnt know cos she won. & then she said it to the next one!! i took the ipad, now what do i SAY
    I'd like him to learn to read a message through once with the other person's eyes before he sends it.
    My two share an old phone of mine, only for the family chat. Last Sunday the elder put a video of his cousin in Manila falling off a stage, with a fart noise, and forty relatives laughed. The cousin hasn't written since. He's 10 and he says "it was just a joke, Tita sent a heart". He really doesn't see it.
    Ever since the drawing app has had comments my daughter's been checking it before breakfast. Someone called "catgirl2014" writes that her horses look like sausages. She's 8. Yesterday evening I caught her typing something back that made even me blush, and I've worked in a pub. So I'm after both: how to bear it, and how not to join in.
    the boys voted on the girls in a poll in the class chat. like a ranking. my son is 11 and he voted. says everyone did so you couldnt not. the girl in last place is our neighbours daughter
    She said something awful about her friend on a voice note and it's been forwarded, so now it can't be got back and she's sitting there staring at the two blue ticks.`,
  'body-and-looks': `
    called fat at school, she's 6
    "Why have I got big ears"
    won't smile because of the birthmark
    smallest in his class and sick of it
    She stood sideways in front of the mirror in her leotard, pulled in her tummy and asked me whether that's better. She's seven.
    How do I answer my 8 year old, who'd like to go on a diet because a boy in the playground said that she's got thunder thighs?
    Every single time, her grandmother greets her with "you've put on weight", it's how they say hello in Manila, and now she won't go in.
    People stop us in the street to touch his red hair and call him Ed Sheeran, and he's asked to have it dyed brown.
    ds9 keeps tshirt on at the beach, in the bath even. says he has "boobs". his mates said it. broke my heart
    In the queue at the till a little one pointed and shouted "why's that lady so fat?", that little one was mine, and I'd like a story for it.
    He was born with a cleft lip, and it's been beautifully mended, just a line. Until now he'd never mentioned it. But a new boy in Year 3 asked who'd punched him, and since then he's had his scarf up over his mouth, in June. I know that he's handsome, but I'm his dad, so that doesn't count.
    My daughters are 11 months apart and everyone at the temple says the same thing: this one's the pretty one, and that one's the clever one. They mean it nicely. Yesterday the clever one, who's 7, told me that she'd like to swap. She had cut my photo of the two of them in half.
    burn scar on her arm and neck from when she was a baby (tea). shes 4 now and kids ask at the pool whats that, is it slime. she never used to care. today she asked to wear her jumper in
    Her front teeth stick out, her nose is mine, God help her, and somebody in ballet told her that swans don't look like that.`,
  puberty: `
    found hair, won't stop crying
    period at nine. She thinks she's dying.
    smells like a man, is ten
    One bud's sore, wants a bra, doesn't want one
    She's only eight and the doctor says it has begun, and she asked me if she could still have her dolls.
    I'm a dad on my own with a girl of eleven, and there was blood on the sheets this morning, and she'd tried to wash them in the bath before I got up.
    His voice went up and down like a slide whistle in choir and he's told the priest he has left.
    How do I explain to my ten year old what's going on with his body before the boys at cricket do it for me?
    dd10 got spots & greasy hair & slams evry door then she cries & wants to be cuddled, i said its ur hormones & she went mad
    He came to me very pale, and said that his bed was wet but it wasn't wee. I'd like him to know that he's not ill.
    She's the first in her class. She's tall, she has a chest, and she's taken to wearing her brother's hoodie in thirty degrees here in Durban. The swimming gala's in a fortnight and she has "lost" her costume. My mother never told me a single thing, I read about it in a magazine at the hairdresser's. I want it to be otherwise for her.
    My grandson asked me in the tractor, looking straight ahead, whether it's normal to have one moustache hair. Twelve in May. I said it was. He said and other hair. I said that was too. We drove on a bit, and he said there's more questions but not today. I'm seventy-one and I'd be glad of some help.
    The school sent home a leaflet with a cross-section on it, and that was the talk, apparently. She's got a class full of girls whispering about pads, one of them with a special tin. She's frightened that it'll start on the bus, or in PE in the white shorts. She's a practical child, she'd like to know what to do first, second, third.
    Everyone else's changed already & he hasnt. Smallest in the locker room at twelve, no hair no nothing, counts the months on his phone`,
  'new-bed': `
    Cot to big bed. Up nine times.
    fell out twice, now sleeps on floor
    the baby needs her cot by june
    top bunk came, won't go up it
    We took the side off last night, and he sat in the corner of it till ten, holding on to where the bars had been.
    He's been in between us for four years, and now there's a car-shaped one with headlights in his own corner that he loves, till it gets dark.
    How do I get a two and a half year old to stay put, now there's nothing to keep her in? She's on the landing before I am.
    She lay down in it once in the shop in her socks and said yes, and since it's stood in the room she says it's too wide and there's too much of it.
    dd3 got a lovely toddler bed from her nan, pink, princess, cost a bomb, she puts her dollys in it & climbs back in the cot
    In the loft one he can't hear us and he can touch the ceiling, and he'd been asking for it since he was five. He's seven. He'd like the old one back but doesn't dare say so.
    My daughter's cot goes to my sister, who's due any day. I've explained it: the cot's for babies, you're three, here's one with drawers under it. She asked who'd told the cot. She went and patted it. I drive a school bus and I was late because we had to say goodbye to each bar.
    It arrived flat in a box from the Swedes, and my son helped with the screws, so I'd thought we were home and dry. He counted two left over. He won't lie on it, he says it's going to break. I've jumped on it, his mother's jumped on it, the dog's asleep on it. He's on the sofa with his fish pillow.
    We foster, and he's had, by our count, six in two years. This one's his for keeps, I chose it with him, oak, with a shelf for his things. He sleeps under it. Not in it, under it, with a torch and his shoes on. I think he's waiting to see.
    Moving him out of his cot this weekend, he's climbing over the rail & we've had one bad tumble. I want him to feel proud of it and stay in till the sun clock's up`,
  'screens-off': `
    tablet goes away and he turns feral
    cries for an hour after the telly's off
    "there is NOTHING else to do. nothing."
    threw the remote at me when credits rolled
    While it's on she's an angel, and the second it goes black there's this other child who bites the cushion and says she hates our house.
    How come he's worse after half an hour of cartoons than before? He stares, he growls, he can't even decide whether he's hungry.
    The battery died in the middle of his game on the train and he howled the whole way from Preston to Carlisle.
    I give the five minute warning and the two minute warning and we count down together, he nods, and then the picture goes and he collapses as if I'd cut his strings.
    dd4 peppa pig off = end of the world. kicks the tv stand, hits me, sobs "bring her back". then 20 mins later shes fine and asks for a banana
    after gaming he's wired, snaps at everyone, doesnt hear his name. I want him to know how to come back to us when the console shuts down
    It's always the same at Grandma's. She gives them the iPad so she can cook, and I've got to be the one who comes in and takes it from their hands. Ravi, 7, goes limp and wails that I've ruined his life. His sister copies him. Grandma stands there with the ladle saying poor babies. It's the after that we need help with, the gap, when it's gone and the floor hasn't come yet.
    He told me the most interesting thing. He's six, on the spectrum, and when the film ends he goes into the corner and hits his own head. I asked him later, when he was in the bath, what happens. He said "I was in there and then I'm suddenly out here and it's too big". I'd like a story that builds him a sort of bridge out of it, something to do with his hands.
    Power cut in Lagos, so no wifi, no telly. You would think somebody had died. My two, eight and five, lay on the tiles and mourned. The younger one shouted at the generator man. They truly didn't know where to put themselves, they followed me about the kitchen sighing, and then they started to fight because there was nothing else on. This is every time now, when the thing goes dark.
    He slammed the laptop so hard when his time was up it cracked, then ran out crying cos he hadn't wanted to. nine yrs old. we dont argue about how long any more, he agrees to the hour. its the minute straight after, he goes like a bear`,
  'no-phone-yet': `
    "everyone in Year 6 has one but me"
    she's ten. The answer is still no.
    class WhatsApp group, he's not on it
    begs for an iPhone at age 7
    They arrange everything on their phones now, who's at the skate park and when, and my son finds out on Monday that they all went.
    How do I tell her we're waiting until secondary, when her best friend got hers for her eighth birthday with a glittery case?
    He made himself one from cardboard, with all the little apps drawn on, and he holds it to his ear at the bus stop so the others think he's got one.
    Our daughter has written us a contract with eleven clauses and a signature line, and we're still not buying her a mobile.
    dd9 says im ruining her social life. all the girls do dances on theirs at lunch & she holds the coats. not giving in till shes 12 but it hurts to watch
    My nephew from Dubai came with the newest Samsung, he's also eight, and since he left, mine says that we don't love him enough to get him one
    The whole street in Dublin has signed up to it, no smartphone before twelve, all the parents in the school. Except that four of them caved by Halloween. So now Cillian, who's ten, has the promise of us and the evidence of them. He isn't rude about it. He says, "So it isn't really a rule, it's just you." I would like him to feel it isn't because we don't trust him.
    She walks home on her own since September, and all of her friends text their mothers when they get in. She has to knock at Mrs Khumalo's, who rings me at the shop. She's ten and it makes her feel like a baby. My husband says get her one, I say not yet, with what my sister's girl went through on hers. We argue about it in the kitchen and she listens on the stairs.
    I'm raising my grandson on a pension. Even if I thought it a good idea for a boy of nine, which I don't, there's the money, but it's the thinking that I want to explain to him. He says I'm from the olden days. He says at his mother's he would've had it already. Last night he wouldn't come to the table because I'd said wait, and he stayed out with the chickens.
    he is 11, only one in his football team without a phone. coach sends the line up by message & he has to ask another lad. he told them his is "in repair". its been in repair since august. how do i help him say straight out that he doesn't have one yet`,
  'being-autistic': `
    What do I tell him autism is
    'Am I the only one like this'
    diagnosed tuesday. she's 10. wants to know everything
    flaps when happy, told to stop
    We got the report last month and haven't told him yet. He's seven, he lines up the cutlery, he knows each bus in Dublin by its number plate, and he has started to ask why the others don't.
    How do I explain masking to my daughter? She acts like the other girls all day, copies how they laugh even, then comes home and lies under the weighted blanket till supper, and thinks something's the matter with her.
    A boy said 'you're so autistic' as an insult. Rafi said 'yes I am', and was confused when they all laughed.
    She overheard my mother say that she'd grow out of it. I want her to know it's how she's made and that there's nothing to get rid of.
    Everyone around him uses words like 'spectrum' and 'needs' above his head, and last week he asked me if he's ill.
    dd8 doesnt get jokes, takes it all literally, hates eye contact, draws maps like a genius. just had assessment - yes asc. shes asking does it mean shes a robot
    My nephew lives with me, he's nine, and doctors here in Kano have only now given it a name. People in the compound had other names for it. He speaks little and hums, he can hear the generator three streets off, and he knows when each of my goats is unwell before I do. He asked why God made him with the volume up. I'd like for him to read about a boy who's like that and whom the story is glad of.
    I only found out about myself because of him, at forty-one, in the waiting room, ticking the boxes on his form. So there are two of us now. He's thrilled and has made a list of what we've both got: seams, no; trains, yes; phone calls, no; the same lunch for ever, yes. His dad and his sister are on the other list. At school though he's the only one and he's been told to 'try and look normal' by a dinner lady. I'd like us to have a story with that list in it.
    Headphones, chewy necklace, own corner in the classroom. Another child asked her 'what's wrong with you' and she came home to ask me what the answer is.
    He told me that everybody else got a rule book when they were born and his must've been left out of the box.`,
  'is-santa-real': `
    A boy on the bus told him. He's 6
    'Tell me the truth mum. Is it you'
    found the presents in the loft, oops
    same handwriting as daddy, she noticed
    My nine-year-old set up a tablet to film the tree all night and I walked straight through the picture in my pyjamas with a scooter. She hasn't said a word about it yet.
    How do I answer him? He asked quite calmly at the traffic lights, with his little sister in the next seat, how reindeer get round the laws of physics and whether we've been lying.
    She knows, and she's furious, less about the man himself than that we ate the biscuits and wrote the thank-you note with a wobbly hand.
    In our house it's the Christkind, at his friend's it's the Weihnachtsmann and on the telly it's the one with the sleigh, and now Anton (7) has put the three together and says that it can't all be true.
    He wants to keep on believing and he's started not to. He said 'don't tell me until January'.
    dd10 last one in her class who believes, theyre laughing at her. do i tell her b4 secondary?? also will she then work out tooth fairy & easter bunny
    Our eldest found out in the worst way, from a teacher, in front of the whole of fifth grade. He came home, went up to his room and came down with every letter he'd ever had from the North Pole, which he'd kept in a cigar box of my late father's. 'Who wrote these?' Grandpa wrote them. So then it was about more than one person who isn't there. I'd like to tell him the truth and leave something of it standing.
    We're Muslims and don't do Christmas, but at school everybody does, and my girl (5) came out with it loud at the nativity rehearsal: 'he's not real, my mum says it's the daddies'. Three children in tears and a WhatsApp group on fire. I only told her what I was asked. Now she wants to know why grown-ups are allowed to make it up and why she was in trouble for saying so. A fair question, and I work in Superdrug, I'm no philosopher.
    The big one (8) knows and wants to be let in on the secret properly; the small one mustn't find out. Is there a story about becoming one of the helpers?
    Why did the rich kid get a laptop from him and she got a colouring set, if he's fair and makes it all himself? She's worked out the answer, I could see it happen in her face.`,
};
