import type { Fields } from '../fields/field.ts';

/** What parents and carers of small and primary school children type on a phone on the way somewhere; one text a line. */
export const TOLD_ON_THE_WAY: Fields = {
  swearing: `
    swears since he started school
    has come home from reception using the f word
    learnt rude words in the playground and tries them on granny
    says a swear word every time she drops something
    since starting nursery she says bad words she hears from the big ones
    called his sister a rude word he picked up at school
    uses the s word and laughs when we look shocked
    came out with a swear word in front of the vicar`,
  'dummy-or-bottle': `
    gave his dummy to the dummy fairy yesterday and cried all night
    has a bottle of milk at grannys house and not at home
    first night without his dummy
    gave her dummy to the dummy fairy and now screams at night
    we took the bottle away on sunday and he asks for it all the time
    wants his dummy back
    asks for milk in her old bottle
    lost the dummy at the park and will not have a different one
    the dummy went to the babies and she is sad
    only one night without a dummy so far and no one slept`,
  monsters: `
    cannot sleep after a ghost story at brownie camp
    a boy told her a scary story at school and now she thinks there is a ghost in her room
    believes in ghosts since halloween
    older cousin told him a story about a man with hooks and he is afraid upstairs
    heard a spooky story round the campfire and is scared at night
    thinks there is a witch behind the curtains after story time`,
  nightmares: `
    nightmares for years about falling
    nightmares since she started a new school
    ashamed that he still has nightmares at his age
    has had bad dreams ever since a scary story at cub camp
    dreams of a fox in the kitchen every night
    wakes from the same dream about falling`,
  'handling-disappointment': `
    lost the election for school council
    missed the cut for the county squad
    cries when the playground is closed
    broken banana meltdown
    does not want to be a wise man again, wants a speaking part
    failed the 11 plus and all his mates passed
    did not get into the grammar school his friends got into
    not picked for the netball team and her best friend was
    did not get the part she wanted in the play
    came home with no badge when everybody else got one
    didnt get a place at the school she wanted
    was not chosen as school councillor
    wanted to be mary and got donkey
    his picture was not put up on the wall
    did not win the colouring competition
    the trip to the farm was rained off
    sold out when we got to the front of the queue
    her team was knocked out of the cup and she was sub all day
    passed over for captain
    missed out on the gymnastics squad
    the swimming pool was shut when we got there`,
  'first-day-school': `
    goes into reception in september and has never been away from me
    worried who he will sit with on his first day of big school`,
  'healthy-eating': `
    tips her dinner on the floor when she is done
    pushes the plate away and it lands on the floor
    hides her peas in the plant pot
    feeds his broccoli to the dog under the table
    spits peas into her napkin
    slips his vegetables into his pocket
    stuffs carrots down the side of the chair
    puts her crusts behind the radiator
    will eat chips and nothing else
    picks every bit of green out of the pasta
    hides his sandwiches in his school bag instead of eating them
    throws his cup off the highchair every meal
    tips the bowl over his head when he has had enough`,
  'being-kind': `
    rough with our cat and pulls her tail
    tells others they cant sit at the table
    barges past little ones on the slide
    laughs at his grans old phone and she is hurt
    tells other children they are not allowed to play
    says you cant play to the little ones
    wont let other kids join in his game
    tells a girl she cant come to her party
    pulls the cats tail
    poking the class hamster
    squeezes the guinea pig
    chases pigeons and stamps at them
    stamps on ants
    tells people they smell
    wont sit on the carpet next to a boy who smells
    says a boy in her class stinks and moves her chair
    laughs at a girl with odd shoes
    wont hold hands with a boy because his hands are sticky
    picks on the smaller ones at playgroup
    throws stones at ducks
    shuts the cat in the cupboard
    leaves the new girl out on purpose
    says her friend is ugly
    told a boy his drawing was rubbish`,
  'making-friends': `
    she bosses her friends and they have started walking off
    always decides what they play and now nobody wants to
    lost her friend to a new boy in class
    his best friend has a new best friend now
    her friend only plays with the new girl
    since a new boy joined the class his mate ignores him
    no one to play with since her best friend made other friends
    nobody to sit with at lunch
    doesnt get invited to playdates
    has no one to walk home with
    stands at the edge of the playground with the dinner ladies`,
  'online-kindness': `
    a boy in year 8 sent her a picture of his private parts
    messaging a man he met on a game
    we found messages to a 19 year old on her phone
    she has been chatting to a stranger online who says he is 12
    a grown man on roblox asks where she lives
    someone he does not know keeps adding him on discord
    the class whatsapp got nasty about her
    group chat about her birthday party without her in it
    they made a group chat without her
    kicked out of the group chat
    everybody is in the class chat except him
    someone posted a video of him falling over
    friends leave her on read and it hurts`,
  'parent-away': `
    big brother has gone into the army
    does not understand why daddy works at night and sleeps in the day
    dad drives lorries and is home at weekends only
    mummy works nights on the ward and he has to be quiet in the day`,
  'taking-things': `
    ate the whole tub of his sisters easter eggs
    helps himself to his brothers sweets
    takes biscuits out of the cupboard at night
    she sneaks chocolate and hides the wrappers
    keeps taking rubbers home from school
    came home with another childs toy in his pocket
    takes coins out of my purse
    took the class teddy home in her bag`,
  'saying-sorry': `
    took his friends wheelchair for a ride and crashed it
    snapped his sisters recorder and hid the bits
    broke her brothers headphones and will not own up
    broke the neighbours greenhouse with a football and ran away
    kicked a ball through next doors window and hid
    broke his brothers lego and wont say sorry
    scratched the car with his bike and ran off
    spilt juice on her friends picture on purpose and refuses to say sorry
    ruined her sisters painting and now feels awful
    smashed grannys vase and pretended it was the cat
    dropped my phone in the bath and hid
    drew on her friends book and is too ashamed to tell
    snapped his cousins sword`,
  jealousy: `
    cries when daddy hugs mummy
    jealous of a cousins puppy
    her cousin got a trampoline and she sulks
    envious because his friend has a swimming pool
    goes quiet when her friend talks about her pony
    cries because her twin got a certificate
    cant be glad for her sister`,
  'two-homes': `
    homesick when he is at his dads
    misses me when she is at her dads and rings all evening
    misses mummy the whole weekend at daddys
    asks to come home early from his dads
    cries for her cat when she is at dads
    misses his own bed when he is at his mums`,
  'first-sleep-away': `
    cub camp in a tent next weekend and wants to come home before it started
    year 6 residential, worried about the first night
    slept at nanas for the first time and rang us at ten`,
  'public-toilets': `
    will only go to the toilet at home and we have a long car trip
    refuses motorway service toilets
    scared of the school toilets because big boys bang the doors
    wont use the loos at school because they have no locks
    holds it all day because the school toilets smell
    never goes to the toilet at school as people look over the door
    scared the door will not open in a public loo`,
  'potty-training': `
    wets himself at nursery and was dry for a year
    keeps weeing herself because she wont stop playing
    takes his nappy off at nap time
    takes off her nappy and wees on the rug
    wont wipe her own bottom at school`,
  'personal-space': `
    another child keeps hugging her at school and she hates it
    a girl in her class hangs on her and she cannot breathe
    licks other children
    kisses everyone at nursery even when they say no
    stands so close that people step back
    sits on other children at carpet time
    strokes strangers hair on the bus`,
  'morning-routine': `
    spends hours on her hair before school and we are late
    wont wear shoes
    late for school every day because he cannot get out of bed
    mornings take two hours
    will not put his socks on`,
  puberty: `
    cramps every month and misses lessons
    period pains keep her home from school
    hates his voice, it has gone all squeaky
    she hates that she needs a bra
    worried because his voice has not changed yet
    does not want to shower after PE
    smells of sweat and refuses deodorant
    got hair under her arms and cried
    has spots and hides behind her hair
    too shy to get changed in front of the other boys`,
  'body-and-looks': `
    says she is ugly since she lost her front teeth
    says she is fat and doesnt want pudding
    hair fell out and she goes back to school with a hat
    lost her eyebrows and is afraid people will stare
    kids keep asking why she has no hair, she has alopecia
    girls in her class made a list of who is fat
    obsessed with protein shakes and abs
    thinks she is fat and skips lunch
    hates her freckles
    says his ears stick out
    has a birthmark and covers it with her hair
    is the tallest girl and walks with her shoulders down
    is the smallest and hates being picked up`,
  'respecting-differences': `
    he wants to wear nail varnish to school and someone said it is for girls
    stares at a man with one leg
    asked out loud why that lady is so big
    points at people in wheelchairs
    says her friends two mums are weird
    why does that man wear a dress
    laughed at how the new boy talks`,
  'feeling-worried': `
    asks me every night if burglars will come
    checks the door is locked five times
    worried about telling grandma that they like girls
    lies awake about money
    thinks something bad will happen if she steps on a line
    worries that she left the tap on
    asks ten times a day if we will be late
    worried the plane will fall down on our house
    asks if i will die every night`,
  'frightening-event': `
    watched a video of the flood in our town and his friends house was under water
    saw her grandad collapse and the ambulance came
    saw the fire on our street from her window
    got stuck in a lift last week and is shaky
    nearly drowned in the pool on holiday
    got an electric shock from a plug and wont turn on a light now
    was in the car when we crashed
    a dog jumped at her and now she wont go out
    choked on a grape and is afraid since
    the house next door burnt down and she saw it`,
  'told-off': `
    swapped seats without asking and got shouted at
    told her skirt was too short by a teacher
    sent to the thinking chair again for chatting
    on the sad side of the board again
    loses golden time every week
    coach yells at her when she makes a mistake
    swimming coach shouts and she dreads it
    got a yellow card for talking
    moved down on the zone board again`,
  tests: `
    is revising till midnight and crying
    stays up late with flash cards and is worn out
    sats next week and he cannot sleep
    terrified of failing her spelling test on friday`,
  sharing: `
    her sister takes her clothes without asking
    others take his pencils and never give them back
    never hands over the controller, his mates have stopped coming
    wont let anyone touch her new scooter
    shouts mine at the park`,
  'taking-turns': `
    wont let anyone else press the lift button
    has to be first through every door
    pushes in on the slide`,
  'screen-time': `
    wants cocomelon all day
    wants mummys phone and kicks if he does not get it
    grabs my phone out of my bag
    tantrum when i take the ipad back
    glued to fortnite and explodes when we switch it off
    watches other people open toys for hours
    sneaks the tablet into bed`,
  fostering: `
    we are foster carers, he hides food under his bed`,
  'parent-ill': `
    he is a carer for his mum with ms and is tired`,
  'new-school': `
    since he changed schools he stays upstairs, says he is fine
    hardly talks since we moved schools
    does not eat with us any more since the new school
    came from ukraine and does not speak english yet`,
  'peer-pressure': `
    took a dare and climbed on the roof of the bike shed
    dared to eat a worm and did it
    was with lads who smashed windows
    everyone has a boyfriend and she feels she should too
    all her friends wear make up and she thinks she has to
    has started vaping with her mates on the way home
    does whatever his friend tells him
    hangs round with older kids who nick from the shop
    copies everything her best friend does and gets told off for it
    his friend told him to throw stones and he did`,
  haircut: `
    cut her own fringe with the kitchen scissors
    cut her hair off behind the sofa
    gave him a haircut at home and took a chunk out, now he wears a hat
    hates her new short hair`,
  'new-teacher': `
    has moved from nursery to a childminder, tears
    new key worker at nursery as jo has gone on maternity leave
    his favourite nursery lady has left
    childminder is giving up and we have found a new one`,
  'sleeping-alone': `
    shared a room with his brother who has moved out and now he cant settle alone
    has slept in mums room since the divorce and wants to stop
    brother went to uni and he cannot sleep in the room by himself
    slept in with granny for a week and now she wont go back to her own room`,
  'mascots-and-masks': `
    cried at the easter bunny in the garden centre`,
  'weddings-and-parties': `
    mum is getting married again and he has to walk her in
    has to wear a suit at the wedding and hates it
    wont go into the hall at birthday parties`,
  'screens-off': `
    slaps the telly when it goes off
    class whatsapp pinging all night
    messages come in till midnight and she answers every one
    scrolls till midnight and is tired at school
    watches videos under the covers till one
    says i am bored the minute the telly goes off`,
  interrupting: `
    interrupts her friends and they told her it is annoying
    talks over everyone
    gets cross when i talk on the phone
    climbs on me when i talk to another mum`,
  lying: `
    tells everyone that his dad is a policeman and he is not
    she told her teacher that we hit her and we have never
    keeps borrowing my makeup and denying it
    he tells tall tales, yesterday that we have a tiger
    told his class he has been to the moon
    lied about doing his homework for three weeks
    says he has brushed his teeth and the brush is dry`,
  dentist: `
    the dentist on friday
    dentist next week and she worries
    has to have a tooth out on monday`,
  'water-on-face': `
    screams if a drop of water gets in her eyes`,
  'saying-goodbye': `
    fine at school but screams when i leave him with his dad on saturdays
    sits with her coat on by the nursery door until i come back
    screams when daddy puts his coat on
    he cries at the window when i go to work
    wont let me leave her at gymnastics, i have to sit where she can see me`,
  'lost-toy': `
    her rabbit has been missing since sunday
    our cat has not come home for three days
    lost the watch that his grandad gave him at the beach
    lost a necklace from her nan in the sea
    left bunny on the train
    teddy fell out of the pram and we cannot find it
    her comfort blanket was left in spain`,
  'fear-dark': `
    still sleeps with the light on at twelve
    scared to walk home in the dark in winter
    needs the landing light on and the door wide open`,
  perfectionism: `
    her drawings go in the bin, she says they are all ugly
    throws his model away because one bit is not right
    rips up her drawing if one line is wrong
    rubs out the same word until the paper tears
    cries over nineteen out of twenty`,
  'building-confidence': `
    says he is rubbish at everything
    says i cant before she has tried`,
  crowds: `
    avoids the school corridor at break because of the crush
    hates the crush on the stairs between lessons
    too many people in the corridor at changeover`,
  flights: `
    flies alone between his dad and me and dreads it
    unaccompanied minor on the plane in the holidays
    first time on a plane on his own`,
  'getting-lost': `
    changes buses on the way to school and is afraid of getting off at the wrong stop
    worried she will miss her stop and not find the way home`,
  'going-to-a-restaurant': `
    going out for grandads birthday meal, she only eats plain pasta and hates the noise
    family meal out on sunday and he cannot sit there for two hours`,
  insects: `
    a wasp stung her at the picnic and now she wont eat outside
    stung by a bee and will not go in the garden
    class is going to have stick insects and she is dreading it
    a boy brought a beetle in and she climbed on her chair`,
  'loud-noises': `
    refuses to go in the garden because of the neighbours drone
    cries when the hamster wheel squeaks at night
    wants to see the fireworks but not hear them
    hand dryers in the swimming pool loos scare him
    chewing noises at the dinner table drive her mad
    cannot stand the sound of people eating
    covers her ears when people slurp`,
  'meeting-santa': `
    santa comes to grannys work party and last year she hid under a table
    father christmas at the garden centre made him scream`,
  spiders: `
    arachnophobia and a camping trip with scouts
    afraid there will be spiders in the tent`,
  spitting: `
    spits out his food at dinner and on the pavement like the footballers
    spits on the football pitch because the players do`,
  'stopping-play': `
    wont get out of the paddling pool
    will not come in from the trampoline
    refuses to leave the library
    cannot put her book down at bedtime or before school
    never stops reading when it is time to go`,
  'sharing-a-room': `
    shares a room with her sister who leaves everything on the floor`,
  'being-autistic': `
    found out at 12 she is autistic and is angry nobody told her before
    his class is asking what autistic means because of him`,
  'having-adhd': `
    was diagnosed with adhd and thinks she is bad
    has been told he has adhd and asks what that is`,
  'body-safety': `
    shows everyone his bum
    undresses at the table, on the bus, anywhere
    pulls his trousers down to make the others laugh
    touches himself in public and takes his trousers off at nursery
    pulls his willy in the supermarket`,
  'first-phone': `
    has had his phone since september and is on it at night`,
  'no-phone-yet': `
    wants a phone like all the others
    begs for a phone, everyone in year 6 has one`,
  'new-bed': `
    needs a hospital bed with rails at home now`,
  'friend-moving-away': `
    his mate is changing schools
    her best mate goes to another school after easter`,
  'parents-arguing': `
    grandma and mum argue all the time since grandma moved in
    dad and grandad shout at each other on sundays`,
  'premature-baby': `
    baby brother is home now with oxygen and a feeding tube
    scared to touch the baby because of the wires`,
  'siblings-fighting': `
    big brother teases her and she hits, then she gets the blame
    lots of arguing over who sits in the front seat
    they fight over the remote every evening`,
  'moving-class': `
    goes into year 3 and his best friend is put in the other class
    classes are mixed in september and she is split from her friends`,
  prejudice: `
    gets followed by security guards in shops
    shopkeeper only checked the bags of him and his black friend
    a boy said he cant be spider-man because he is brown
    girls told her she cannot be elsa because of her skin
    told go back to your own country
    they said girls cant play football
    kid in class said having two mums is not allowed`,
  'school-refusal': `
    goes in but leaves in lesson two every day with stomach ache
    in the medical room every morning with a tummy ache and nothing is wrong`,
  stutter: `
    has stammered for years and has an oral exam in french soon`,
  homework: `
    got caught copying an essay off the internet
    lets chat gpt write it all and got caught
    copied his essay from the internet`,
  'pet-death': `
    her nursery class is hatching chicks and one died
    found a dead bird and keeps digging it up
    keeps asking what happens to the guinea pigs body in the ground
    drew our dog in the sky after he died`,
  'grandparent-death': `
    drew a picture of us all with grandad in the sky and asks when he is coming down`,
  'grandparent-dementia': `
    grandpa keeps asking her the same thing and she rolls her eyes`,
  'hard-times': `
    i drink too much and my daughter has seen it
    her dad came back from rehab
    his dad is in hospital after drinking`,
  'being-sick': `
    afraid of throwing up so she washes her hands till they crack`,
  storms: `
    thinks the wind will blow our house down
    lies awake because the wind howls in the chimney
    afraid a tornado will come after he saw one on telly`,
  'family-faith': `
    prays at lunchtime and the others stare
    wears a kippah to school and gets asked about it`,
  'being-teased': `
    the others call him teachers pet
    gets called names because of his surname
    girls in her class say her lunch stinks
    they hold their noses when he opens his lunch box`,
  'told-secret': `
    told his mates a secret that was not his to tell`,
  'public-speaking': `
    doesnt want to be a bar mitzvah boy in front of everyone
    has to read the torah portion and is terrified
    has to read the bible bit at church`,
  'bedtime-routine': `
    reads under the covers until two
    gets up for water six times`,
  'food-textures': `
    cannot stand the smell of the dinner hall`,
  'feeling-sad': `
    broke up with his girlfriend
    crying for her big sister who is away for the week`,
  'afraid-to-swallow': `
    will only drink milkshakes, the doctor says the throat is fine
    only takes liquids since she choked`,
  'body-gets-tired': `
    had long covid for two years and goes to school in the mornings only
    exhausted after football because of his heart and the others say he fakes it
    has ME and misses her friends`,
  braces: `
    brother has got braces and he is scared that he will have to have them too`,
  carsick: `
    was sick on the bus to the swimming lesson and the boys laughed
    nine hours on a coach and he has been travel sick all his life`,
  scan: `
    has an eeg next week and must stay up late before it
    scan every three months since his tumour came out`,
  'hospital-stay': `
    going to stay in hospital for a week because of her asthma`,
  'doctors-visit': `
    wants to talk to the gp on her own for the first time`,
  'car-seat': `
    has a special harness in the school taxi and the others have none`,
  needles: `
    watched his baby brother scream at his jabs and says he will not have his own`,
  'taking-medicine': `
    has started medication for anxiety and it makes him feel flat`,
  'brushing-teeth': `
    wants to do her teeth all herself and doesnt like mum doing them`,
  'bath-time': `
    i have to nag her every day to shower`,
  'bed-wetting': `
    still in pull ups at six`,
  'parents-divorce': `
    keeps trying to get us back together
    asked by the judges person where she wants to live`,
  teamwork: `
    joined a relay team and worries about letting them down`,
  'potty-transition': `
    only wants the potty in the living room`,
  'losing-a-game': `
    gets angry at his football team when they lose`,
  'somebody-died': `
    best friends dad died and she does not know what to say
    her friends mum died`,
  'reading-is-hard': `
    is the slowest to copy from the board`,
};
