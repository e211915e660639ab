import type { Fields } from '../../fields/field.ts';

/** What parents type of growing up and of others, each with a trigger, a place or a reason of its own; one text a line. */
export const GROWING_UP_IN_THEIR_OWN_WORDS: Fields = {
  'body-safety': `
    We're starting swimming lessons with a new coach and I want her to know nobody gets to touch under her swimsuit.
    My son of four thinks it's hilarious to pull down other boys' pants at playschool. He needs to hear about private parts.
    An uncle at the wedding in Ludhiana kept kissing Simran though she said no, and I want her to know she may refuse.
    She was tickled by the babysitter's brother after she'd said stop, and he told her it's "our little secret". I need her to tell me such things always.
    Going on his first overnight camp at eight, and we never had the chat about which touches are ok and who to tell.
    Doctor has to look at his willy on Monday, and I'd like him to see why that's different, with mum there, from anybody else asking.
    He's been asking the girls next door to show him theirs, curious that's all, in Ostrava, he's five. Rules about bodies needed.
    An older kid in the changing room took Amina's towel to peek, she laughed it off but didn't want to go again. She's nine.
    Teach her about private parts, age 3
    who may touch his body and who not
    No secrets about touching, she's six
    I grew up in a house where nobody named anything below the belly button and if someone had done something I wouldn't have had the words for it. I don't want that for Ifunanya. She's five, she goes to a neighbour after school in Owerri, nice people. She came home using a baby word for down there, and it made me think. I'd like it gentle and not frightening.
    At the scouts they'd a safeguarding evening for parents, and driving home I realised that our Felix, who hugs all comers, climbs on every lap, gets undressed with the door open, doesn't know he's allowed to say no to a hug. Even from his grandmother. He asked why would you say no. He's six. How do you tell a child that without scaring him off people?
    I'd like them to know their body belongs to them, that pants are private, and that they can tell me or Miss Okoye if somebody breaks the rule.`,
  'having-adhd': `
    He was diagnosed in June, and asked me in the car if it's a thing that's broken in his brain.
    Teacher in Eindhoven counted, eleven times up from the chair before half nine. Thijs says his legs go before he thinks of it.
    She loses three pencil cases a month, forgets the middle of each instruction, and called herself stupid, which she isn't, she's got the inattentive sort.
    New tablets from Monday, one in the morning with toast. My boy wants to know if he'll still be funny.
    Blurted out the end of the story, again, and the class groaned. Maeve said "it was in my mouth before I knew".
    His sister asked why he's got a wobble cushion and a fidget and she's not, and he couldn't explain what his ADHD is.
    Hyperfocus on trains five hours straight, but cannot put on a sock without a detour. Reyansh, age 7, wonders why others can.
    Her mind has forty tabs open, the psychologist in Kraków told her, and she liked that, but the girls still call her spaceman.
    has ADHD, feels he's the naughty one
    Can't sit still, everybody tells him off
    just got her attention deficit diagnosis at 12
    My husband has it as well, we think, it explains the garage. So when the report came for Joel we weren't upset, but he was. He'd thought he would get medicine and be like Henry, who's always got his book open on the right page. He's nine, quick, kind, climbs everything. I want him to see what his fast brain's good at as well as what it makes hard.
    In our place people say it's bad upbringing, that I should flog him, and I've stopped explaining ADHD to my in-laws. But Somto hears. He hears that he's stubborn, that he doesn't listen, when I see how he tries, how he hits his own head when he forgets the second thing I sent him for. The doctor in Lagos gave us the name for it last week.
    I'd like her to know her brain works at a gallop, that movement breaks and lists help, and it doesn't make her bad.`,
  'demands-too-big': `
    Even "come and eat your pizza", which she loves, and she's under the table barking like a dog. As soon as it's asked it can't be done.
    He wanted to go to the trampoline place. He chose it. Then I said shoes and the whole thing shut down, he's seven.
    We can't say please do, we can't say would you, we've to say "I wonder who left that there". PDA, they think, in Tralee.
    My daughter said "when you tell me, my body locks the door". That's about brushing teeth. She's eight.
    School set him five sums, just five, and Marek slid off the chair and became a cat for the rest of the morning.
    If her gran praises her for putting on her coat, off it comes, and the rest of the clothes too.
    The reward chart made it worse, now the stickers are an order as well. Our son ate two of them.
    She's fine all Saturday with nothing planned, but one "we need to leave at four" and Devika is running round the flat making up excuses, her knees have melted, she's a mermaid.
    any request and he goes to pieces
    can't do it once she's been asked
    Everyday things feel like orders to him
    It's not that Rasmus won't, I've had to learn it the hard way, it's that he can't, in that minute. He'd been putting his Lego away on his own, humming, and his dad came in and said good lad, put that away then, and he tipped the box out and threw himself on the floor. He was already doing it! Same with wees, same with getting in the bath, same with opening presents.
    They've stopped asking her things at school in Cardiff, more or less, they leave the worksheet nearby and walk off, and some days Seren does it. But tests are coming where someone stands and says begin. She's ten. She jokes, she faints, she argues about the font, she'll do anything so the asking stops. Then at night she says she wanted to do it all along.
    I'd like him to be able to say "too much, give me a choice" when something I ask feels like a mountain.`,
  'first-phone': `
    He'll be getting the bus on his own to secondary so there's a mobile under the tree this year. I'm scared of what comes with it.
    Everyone in sixth class has one except her, she says. We've agreed on her twelfth birthday, with conditions.
    We gave Nikhil my old Samsung on Sunday so he can ring us after tuition. By Tuesday he'd been added to seven groups.
    She has had her own number for nine days and answers it during meals, on the loo and at two in the morning.
    My daughter starts at the gymnasium across town in Vienna and gets a smartphone. We'd like to write a little contract with her.
    Chinonso's uncle brought him an iPhone from Houston without asking us. He's 10. Now how do we set the rules?
    He's dropped it, lost it in the changing room and run up thirty euros already, and he's only owned one since the first.
    "So it's mine but you can look in it?" she said when I handed the thing over. Fair question, we've to explain.
    getting his own mobile for starting big school
    New phone, needs to know what's ok to post
    Own phone at 11, won't put it down
    We held out until Runa was twelve, along with three other families in her class in Bergen, a sort of pact. On Saturday she chose it herself, light blue. I thought I was prepared. Then a stranger with a dog for a profile picture wrote hello beautiful, within four hours, and she answered, because it's polite.
    It's a plain brick with buttons, calls and texts and a torch, because I want to hear that he got to his nan's in one piece. Tyrese is mortified. The others have proper ones with games on. He's hidden it in his sock so they don't see it, which means he doesn't hear me when I ring.
    I'd like him to charge it downstairs at night, show us any message from somebody he doesn't know, and think before he sends.`,
  'change-of-plan': `
    Zoo was closed for the flood, so we went to the museum, and Ravi lay in the car park shouting "zoo is Saturday!"
    The swimming teacher rang in sick. It's cake baking instead, but my daughter's already sitting in her costume and goggles in the hall.
    Papa was to fetch him from nursery and I turned up, because of a late train. He wouldn't put on his coat for me.
    She has the week drawn up on the fridge. When the dentist moved us from Tuesday to Monday she rubbed it until the magnet board scratched.
    Flight from Accra cancelled, grandma arrives Thursday not tonight, and Nana Yaa had laid her place with flowers.
    The usual road was up and the bus went round by the harbour. That's all it was. He cried until the school gates.
    "You SAID pizza." I did. The oven broke so it's pancakes, and our eight year old can't get past it.
    Lightning, so the match is off. Everyone else went for hot chocolate; Anders stood there in the shelter in full kit, waiting.
    beach is off because of rain, total meltdown
    can't cope when things don't go as arranged
    Playdate cancelled last minute, he's distraught
    We do Saturdays like this: library, then the market, then a bun on the bridge. In that order for three years. This Saturday the library was shut for a burst pipe and I thought no harm, we'll do the market. Oran planted himself on the steps and said then it's not Saturday, so what is it?
    They were to spend Eid at my brother's place in Bradford, with fireworks and all the cousins, new clothes ironed. At noon his youngest got chickenpox and we had to stay home. I cooked, we phoned, I did what I could. Zayd kept sitting in the car with his seatbelt on, in case it changes back.
    I'd like her to say "okay, what is plan B?" and cross out the old picture on her board and stick the fresh one.`,
  'online-kindness': `
    In the class group somebody posted a sticker of Oliwia with pig ears, and my daughter had put a laughing face under it.
    He types things in the game chat to a stranger, "you're trash, uninstall", that he would never say to a person at our table.
    They made a poll, who's the ugliest in 6B. My son voted. He said everybody did and you can't see who.
    Forwarded a voice note of her friend crying to twelve people. She's eleven, she's had the phone for three weeks.
    Someone is commenting "cringe" on each of Precious's dance videos, it turns out it's her own cousin in Ibadan.
    he left a boy out of the Minecraft server and then wrote to him that he's banned for being annoying, with a crown emoji
    The teacher rang: our girl wrote under a photo "nice double chin", as a joke. The girl in the picture hasn't been at school since.
    After the match they piled on the goalie in the WhatsApp group, forty messages. Mine wrote only three, he says, and those weren't the worst.
    nasty comments in the class chat
    says mean things in online games
    She posted an embarrassing picture of her friend
    I only saw it because he'd left the tablet open by the toaster. A long chat with some lads from judo, in which they take turns thinking up names for Casper's stammer. Ours hadn't made one up himself but he'd put hearts on the others. When I asked, he said it's only online. He'd never stand there and laugh at him, he likes him.
    Sneha is thirteen and was added to a group without the one girl, where they share screenshots of what that girl writes in the other group. She's uncomfortable, to her credit, and came to me with it. If she leaves it's noticed, and if she says something she's next. She'd already typed one snide line herself and can't take it back now.
    I'd like her to think before she presses send: would I say this to her face, and how will it be when she reads it alone?`,
  'body-and-looks': `
    Stood sideways at the mirror in her leotard sucking in her tummy. She's eight. A girl at ballet has thinner legs, she told me.
    He won't take his T-shirt off at the beach any more as his cousin said he's got boobs.
    Freckles. She tried to scrub them off with the green side of the sponge this morning.
    Nkechi wants her hair straight and long like the princess, and told me mine's ugly as well, meaning hers.
    My son has stopped smiling for photos since his big teeth came through with the gap, he keeps his top lip down.
    The hearing aids are fine, it's the ears, they stick out, and since the class picture he's slept with a headband on.
    our 14 yr old spends an hour with spots and concealer, and says there's no point in going to the party looking like a pizza
    Smallest in the row, always, and at the fair in Munich he wasn't tall enough for the ride that his younger brother went on.
    says she is fat, she's nine
    hates his glasses, says he looks stupid
    Wishes she had other hair
    They measured and weighed them at school for some study, in front of each other, who thinks of such a thing. Giulia was the second heaviest. She's also the fastest runner but no one made a list of that. Tonight she pushed her gnocchi round and asked me whether I was like this too at ten, and when it went away.
    He's got a birthmark, port wine, from the eye down to the chin, and it's never been a topic, it's just Aaron. Then he started at the new football club and a little kid asked if it's jam. He laughed. Afterwards in the car he folded the sun visor down and looked at it for the whole drive home, and asked if it comes off.
    I'd like her to see her body as something that lets her climb, hug and dance, and not compare it with the pictures on the phone.`,
  puberty: `
    Hair under her arms at nine, she asked me in the changing room of the pool in Szeged if she's turning into a monkey.
    His voice jumps up and down when he answers in class and the others crack up, he's stopped answering.
    She came out of the toilet at her friend's sleepover white as a sheet, there was blood, and we'd not had that talk yet.
    Woke up with wet sheets, thought he had peed, he's twelve and so ashamed that he washed them secretly at six in the morning.
    My daughter won't wear a bra, sports or otherwise, though she needs one now, she walks about hunched with her arms crossed.
    Ikenna smells like a locker room since about August and gets insulted if I put a deodorant by his bed
    The body is changing faster than the head, she is 10, autistic, and asked loudly in Tesco why she's growing bumps.
    All other lads have a shadow on their lip, he's fourteen and looks like ten, checks himself in the mirror each night with a torch.
    first period came, she's scared
    growing breasts and hates it
    His body is changing and he's embarrassed by it
    We're an Indian joint family so not much gets said aloud. Kavya got her first pads from the school nurse, wrapped in newspaper, and she thought that she was ill for two whole days before she told me. Now she wants to know why it hurts, how long, whether boys can see. I'd like to do better than my mother did.
    One day he's a little boy who wants his back scratched, the next he slams the bathroom door and stays an hour. There are spots on his nose, his feet are size 43, things move in his trousers when he doesn't want them to, he told his dad that last one in the car in the dark near Innsbruck.
    I'd like him to know that sprouting hair, sweat and a cracking voice happen to everyone, and how to wash and look after himself now.`,
  'new-bed': `
    The cot is for the baby now so he's had his own proper one with a mattress since Saturday, and he's out of it eleven times a night.
    We put together the bunk from IKEA, she begged for the top for a year, and now at the top she lies flat and says it's too near the sky.
    Her legs hung out of the little one, so grandpa in Tyrol built a wooden one with carved hearts, she sleeps on the floor next to it.
    Mwangi rolled out of his big-boy frame on night one, bump on the forehead, and now he stands in the old crib that has no side.
    She says it smells wrong and it creaks. It's a perfectly nice single with drawers underneath, came on Tuesday by van.
    he wants his cot back, it's been sold to a lady in Swords, i cant tell him that
    Our boy has long slept in between us, this week his race-car bed was delivered and he only parks his lorries in it.
    No more bars, the toddler rail's gone on, so Lucia wanders about at 2am putting lights on because nobody's stopping her.
    moving from cot to bed tonight
    won't sleep in her new bunk
    New mattress and frame came, he wants the old one
    Because of the growth spurt Anselm's feet stick out through the end, it's been a joke in the family, so we surprised him on his fourth birthday with a full-length one, 90 by 200, whale sheets. Surprise isn't the word. He wept and hugged the leg of his tiny one while my husband was unscrewing the other three.
    We've two rooms in Kolkata and she slept on the takht with her thakuma always. Now at 7 she's got a folding cot with its own mosquito net, she was proud for one evening. Then in the night she tripped over everything coming back to thakuma's side. She says the net makes it a cage and that her bed's lonely.
    I'd like her to stay in the big bed all night and see that her bunny and her blanket came along with her.`,
  'screens-off': `
    When I say five more minutes it's fine, and then when the five are up he hurls the tablet across the sofa and howls.
    It's always at the end of Peppa. The tune plays, I press the button, and Amélie goes stiff and bangs her head on the rug.
    Dinner's on the table, the rice is getting cold, and Siddharth is shouting that he can't pause an online match, his team will lose.
    She bit me tonight when I took the phone out of her hands after the video call with her cousins in Cebu had finished.
    Mondays, Wednesdays, half an hour of Switch, that was agreed and works. It's the handing over the thing at the end that ends in war.
    He unplugged the router himself in a temper because I'd said telly goes dark at seven. Then he wept since the cartoon wasn't finished.
    "One more, one more, one more." My nephew is four and each evening his granny in Benin City has to pull the plug while he's rolling on the tiles.
    We have a sand timer now. She watches the sand instead of the show, gets panicky at the last grains and hides the remote in her nappy.
    meltdown every time the telly goes off
    Won't hand the iPad back when time's up
    turn off the game, he goes mad
    So the rule in our house is that the tablet sleeps in the drawer from six. We even have a little blanket for it, my wife's idea. Jurre can tell you the rule perfectly. But at two minutes past six yesterday he was on top of the wardrobe with it, shouting "I am not done, I'm in the middle of it", and he slapped his grandmother's hand away.
    I do think it's about the switch over, because Ella-Mae's lovely before and lovely half an hour after. It's just that moment of me saying okay love, power button please. There's a wail you can hear in the next townland. Today it was a show about kittens and she had already seen it four times. I'd counted down, I'd sung the song, nothing helped.
    I'd like Mirza to learn to press the button himself when the timer rings, say bye to the cartoon and come and help me lay the table.`,
  'no-phone-yet': `
    Twenty-two of twenty-four in her class have got one, she's counted, and we've said not until she's thirteen. Door slammed.
    All his mates fix the football over WhatsApp, so Ciarán stood alone at the pitch on Sunday because it had moved to four.
    She took an old calculator to school and pretended to text on it. I found out because the boys had laughed.
    Our ten year old wants an iPhone for her communion like her cousin in Naples. We'd rather give her a watch that only rings us.
    Ayomide says he's the only JSS1 boy in the whole of Lagos without a handset, and that I'm living in the olden days.
    On the bus everybody bends over theirs and he looks out of the window. "I've got nothing to hold, mama," he said today.
    The girls do dances and film it, and my daughter's always the one who's asked to hold somebody else's mobile. She'd give anything for her own.
    We signed a pact with some other parents to wait till eighth grade. Now two of them have caved in, and Linnea thinks it's only fair.
    wants a smartphone, we say not before 12
    Everyone has a mobile except Sneha
    no phone until secondary, he's raging
    His sister got hers at eleven because of the long train ride to Basel, and now he's nine and a half and thinks he is due. He's written us a contract with paragraphs, he'd pay from his savings, he'd do the bins until he's eighteen. I was touched. It's still a no. He hasn't spoken to us since the soup, apart from "everybody but me".
    My lad's the eldest so we're new to all this. Birthday was yesterday, eleven, and one of the parcels was about the right size and shape. It was a torch. A very good torch! You should have seen his face. He'd told the whole class that he was getting one, and they had his name already in the group chat. He doesn't want to go in tomorrow.
    I'd like Dilara to understand why we're waiting, that having none doesn't make her less, and what she can say when the others ask for her number.`,
  'being-autistic': `
    We got the letter on Tuesday, Level 1. He's nine, he read it over my shoulder and asked if he'll get better.
    She's noticed that she has a helper and her cousins don't. "Why is my brain a different kind?" she asked in the bath.
    My boy overheard Grandma in Seville saying "pobrecito, he's autistic" on the phone, and wants to know what's so sad.
    Thirteen, diagnosed late, and furious: says she isn't telling a single person in her class and I'm not to use that word.
    Lucas wants to give a talk to Year 4 for awareness week on his autism, why he flaps and knows all the bus routes, but is nervous what they'll say
    The boy next door called him weird for lining up pinecones. He asked me, "am I weird or am I autistic, which one is it?"
    Our eldest is on the spectrum and I think it's time he knew, before secondary. He's always thought everybody hears the fridge.
    Ayesha wears herself out copying the other girls all day, how they laugh, what they say. The psychologist in Karachi calls it masking and gave it a name.
    just got his autism diagnosis, how do we explain
    asks why she's different from the other kids
    doesn't want anyone to know he's autistic
    For years we've said that Ruben is "just Ruben", the trains, no hugs, the same pasta, his honest remarks about Tante Griet's moustache. Then the assessment in Ghent, three mornings, and now it's official. His sister looked it up and explained it to him before we could, badly. He's ten. He's decided it means he has a robot part and keeps asking which part.
    I'm autistic myself, found out at forty, so you'd think I'd have the words. My Wren (they/them, eight) got their own report last week. They are pleased it's the same as mine. But at Brownies they told everyone and a girl said her mum says it's an illness you catch from needles. Now they ask if they made me ill or I them.
    I'd like him to know that being autistic is how his brain's made, some things are harder and some easier, and he's not alone in it.`,
  'is-santa-real': `
    A boy on the school bus told her it's just your mum and dad. She's eight, she came in and asked me straight out to swear on the dog.
    He found the wrapping paper in my wardrobe, the same one with the reindeer that HE always uses. Hasn't said a word, but he looks at me.
    Our eldest knows and is dying to tell his little brother. I heard "do you want to know a secret about the North Pole?" on the stairs.
    In Amsterdam the whole class had a debate about whether Sinterklaas exists, and Fenna came out of it in floods.
    "If he's magic why did Daddy pay for the bike?" She saw the receipt. I've had two days to think of an answer
    We don't do Father Christmas, we're Hindu, and Tanvi told three kids at her nursery in Leicester that he's made up. The mothers are cross with us.
    Noticed that the handwriting on the note by the mince pies is mine. He's ten, and I think he's a bit heartbroken that we fibbed.
    My stepson saw his uncle putting on the red suit and cotton wool beard behind the parish hall in Warri, and shouted it to everybody.
    wants the truth about Father Christmas
    somebody told him Santa isn't real
    Asked me if it's me who fills the stockings
    Orla's in fourth class and I honestly believed that she knew. She'd written the list, posted it, the works, I assumed she was humouring us. Then Sunday at dinner her teenage cousin made a crack about "the big fella" and winked at her and she looked round at us all, one face after another, and went up to her room. She's asking is the tooth fairy me too.
    We're Italian so here it's also the Befana, I'm up to my neck in lies. Tommaso has done the sums: so many children, so many minutes, no sleigh can do it, he's shown me on squared paper. He says he won't be angry, he only wants to know. But his sister's four and listens to everything and I'm scared he'll spoil it for her.
    I'd like her to learn who's really behind the presents, that it's done out of love, and how to keep it magical for the small ones.`,
};
