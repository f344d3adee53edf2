"""Parts of the rooms. x to the right, y away from the camera, z up, in metres.

blender -b --factory-startup -P rooms.py -- sales 0.8 16   renders 960 x 640 pixels, twice 16 samples each, into out/sales
gcc -O3 -ffast-math -o develop develop.c -lm               denoises and tones: ./develop out/sales $(cat out/sales/size) sales.rgb
sharp turns the raw RGB into AVIF (quality 52) and WebP (quality 76). Blender 3.4 of Debian has no denoiser of its own.
fraunces.ttf beside this file sets the lettering.
"""
import bpy, bmesh, sys, os, array, math, random
from math import sin, cos, pi, radians as deg
from mathutils import Vector, Euler

IVORY=(.80,.73,.66); PLUM=(.16,.075,.12); BLUSH=(.70,.48,.39); FOREST=(.075,.13,.095); SAGE=(.13,.20,.14)
CLAY=(.46,.085,.04); DARK=(.035,.022,.035); OAK=(.32,.165,.10); WALNUT=(.13,.062,.04); GOLD=(.86,.58,.20); LEAF=(.085,.13,.07)
TERRA=(.42,.17,.10)
_m={}
def mat(c,rough=.6,metal=0,glow=None,grain=.06,scale=3.0,coat=0,spec=.35):
    k=(c,rough,metal,glow,grain,scale,coat)
    if k in _m: return _m[k]
    m=bpy.data.materials.new('m'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value=(*c,1); b.inputs['Roughness'].default_value=rough; b.inputs['Metallic'].default_value=metal
    b.inputs['Specular'].default_value=spec; b.inputs['Clearcoat'].default_value=coat
    if glow:
        b.inputs['Emission'].default_value=(*glow,1); b.inputs['Emission Strength'].default_value=1
    if grain and not metal:
        tc=nt.nodes.new('ShaderNodeTexCoord'); n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=scale; n.inputs['Detail'].default_value=6
        r=nt.nodes.new('ShaderNodeMixRGB'); r.inputs[1].default_value=(*[v*(1-grain*2) for v in c],1); r.inputs[2].default_value=(*[min(1,v*(1+grain*2)) for v in c],1)
        nt.links.new(tc.outputs['Object'],n.inputs['Vector']); nt.links.new(n.outputs['Fac'],r.inputs[0]); nt.links.new(r.outputs[0],b.inputs['Base Color'])
    _m[k]=m; return m
def cloth(c,scale=90): return mat(c,.95,grain=.12,scale=scale,spec=.1)
def plaster(c): return mat(c,.92,grain=.07,scale=1.6,spec=.1)
def brass(): return mat(GOLD,.22,1)
def steel(): return mat((.62,.60,.58),.25,1)
def glowing(c,p): return mat((.02,.02,.02),.6,glow=tuple(v*p for v in c),grain=0)
def planks(c=OAK,rough=.33,across=.16,length=2.2,turn=90):
    m=bpy.data.materials.new('planks'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']
    tc=nt.nodes.new('ShaderNodeTexCoord'); mp=nt.nodes.new('ShaderNodeMapping'); mp.inputs['Rotation'].default_value[2]=deg(turn)
    t=nt.nodes.new('ShaderNodeTexBrick'); t.offset=.37; t.inputs['Scale'].default_value=1; t.inputs['Brick Width'].default_value=length; t.inputs['Row Height'].default_value=across
    t.inputs['Mortar Size'].default_value=.003; t.inputs['Mortar Smooth'].default_value=.4; t.inputs['Bias'].default_value=0
    t.inputs['Color1'].default_value=(*[v*.78 for v in c],1); t.inputs['Color2'].default_value=(*[v*1.2 for v in c],1); t.inputs['Mortar'].default_value=(*[v*.25 for v in c],1)
    nt.links.new(tc.outputs['Object'],mp.inputs[0]); nt.links.new(mp.outputs[0],t.inputs['Vector'])
    n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=3; n.inputs['Detail'].default_value=8
    m2=nt.nodes.new('ShaderNodeMapping'); m2.inputs['Scale'].default_value=(12,1,1) if turn==90 else (1,12,1)
    nt.links.new(tc.outputs['Object'],m2.inputs[0]); nt.links.new(m2.outputs[0],n.inputs['Vector'])
    x=nt.nodes.new('ShaderNodeMixRGB'); x.blend_type='MULTIPLY'; x.inputs[0].default_value=.5
    nt.links.new(t.outputs['Color'],x.inputs[1]); nt.links.new(n.outputs['Fac'],x.inputs[2]); nt.links.new(x.outputs[0],b.inputs['Base Color'])
    b.inputs['Roughness'].default_value=rough; b.inputs['Specular'].default_value=.35
    return m

def _obj(mesh,m,at=(0,0,0),turn=(0,0,0),smooth=True,bevel=0,sub=0):
    o=bpy.data.objects.new('o',mesh); bpy.context.collection.objects.link(o); mesh.materials.append(m)
    o.location=at; o.rotation_euler=[deg(a) for a in turn]
    if smooth:
        for p in mesh.polygons: p.use_smooth=True
        mesh.use_auto_smooth=True; mesh.auto_smooth_angle=deg(40)
    if bevel:
        b=o.modifiers.new('b','BEVEL'); b.width=bevel; b.segments=4; b.limit_method='ANGLE'; b.angle_limit=deg(40); b.harden_normals=True
    if sub:
        s=o.modifiers.new('s','SUBSURF'); s.levels=s.render_levels=sub
    return o
def box(at,size,m,bevel=.01,turn=(0,0,0)):
    """A box by its middle and its three sides."""
    x,y,z=[v/2 for v in size]; me=bpy.data.meshes.new('b')
    v=[(i*x,j*y,k*z) for i in(-1,1) for j in(-1,1) for k in(-1,1)]
    me.from_pydata(v,[],[(0,1,3,2),(4,6,7,5),(0,4,5,1),(2,3,7,6),(0,2,6,4),(1,5,7,3)])
    return _obj(me,m,at,turn,bevel=min(bevel,min(x,y,z)*.99))
def lathe(at,profile,m,turn=(0,0,0),n=64):
    """Turns (radius, height) points round the vertical."""
    bm=bmesh.new(); rings=[]
    for r,h in profile:
        rings.append([bm.verts.new((r*cos(2*pi*i/n),r*sin(2*pi*i/n),h)) for i in range(n)] if r>1e-5 else [bm.verts.new((0,0,h))])
    for a,b in zip(rings,rings[1:]):
        for i in range(n):
            j=(i+1)%n
            if len(a)==1 and len(b)==1: continue
            if len(a)==1: bm.faces.new((a[0],b[i],b[j]))
            elif len(b)==1: bm.faces.new((a[i],a[j],b[0]))
            else: bm.faces.new((a[i],a[j],b[j],b[i]))
    bmesh.ops.recalc_face_normals(bm,faces=bm.faces); me=bpy.data.meshes.new('l'); bm.to_mesh(me); bm.free()
    return _obj(me,m,at,turn)
def disc(at,r,h,m,bevel=.01,turn=(0,0,0)):
    """A round slab, from its foot up."""
    b=min(bevel,h*.49,r*.49); arc=[(r-b+b*sin(a*pi/8),b-b*cos(a*pi/8)) for a in range(5)]
    return lathe(at,[(0,0)]+arc+[(x,h-y) for x,y in reversed(arc)]+[(0,h)],m,turn)
def ball(at,r,m,squash=(1,1,1),turn=(0,0,0)):
    bm=bmesh.new(); bmesh.ops.create_uvsphere(bm,u_segments=40,v_segments=24,radius=r); me=bpy.data.meshes.new('s'); bm.to_mesh(me); bm.free()
    o=_obj(me,m,at,turn); o.scale=squash; return o
def tube(points,r,m,round_=True,closed=False):
    c=bpy.data.curves.new('c','CURVE'); c.dimensions='3D'; c.bevel_depth=r; c.bevel_resolution=5; c.use_fill_caps=True; c.resolution_u=16
    s=c.splines.new('NURBS' if round_ and len(points)>2 else 'POLY'); s.points.add(len(points)-1)
    for p,q in zip(s.points,points): p.co=(*q,1)
    if s.type=='NURBS': s.order_u=min(4,len(points)); s.use_endpoint_u=not closed
    s.use_cyclic_u=closed
    o=bpy.data.objects.new('t',c); c.materials.append(m); bpy.context.collection.objects.link(o); return o
def ring(at,R,r,m,turn=(0,0,0)):
    bm=bmesh.new(); n,k=72,16; v=[[bm.verts.new(((R+r*cos(2*pi*j/k))*cos(2*pi*i/n),(R+r*cos(2*pi*j/k))*sin(2*pi*i/n),r*sin(2*pi*j/k))) for j in range(k)] for i in range(n)]
    for i in range(n):
        for j in range(k): bm.faces.new((v[i][j],v[(i+1)%n][j],v[(i+1)%n][(j+1)%k],v[i][(j+1)%k]))
    me=bpy.data.meshes.new('r'); bm.to_mesh(me); bm.free(); return _obj(me,m,at,turn)
def cushion(at,size,m,turn=(0,0,0),puff=.5):
    """A soft block."""
    bm=bmesh.new(); bmesh.ops.create_cube(bm,size=1); bmesh.ops.subdivide_edges(bm,edges=bm.edges,cuts=3,use_grid_fill=True)
    for v in bm.verts:
        c=v.co.copy(); q=Vector([abs(a)*2 for a in c]); k=1-puff*.16*(max(q.x,q.y)**3)
        v.co.z*=1+puff*.25*(1-max(q.x,q.y)**2); v.co.x=c.x; v.co.y=c.y
    me=bpy.data.meshes.new('c'); bm.to_mesh(me); bm.free()
    for v in me.vertices: v.co=[a*b for a,b in zip(v.co,size)]
    o=_obj(me,m,at,turn,sub=2); return o
def group(make,at,turn=0,scale=1):
    """Makes parts round the origin, then moves them together."""
    before=set(bpy.data.objects); make(); e=bpy.data.objects.new('g',None); bpy.context.collection.objects.link(e)
    for o in set(bpy.data.objects)-before-{e}:
        if o.parent is None: o.parent=e
    e.location=at; e.rotation_euler[2]=deg(turn); e.scale=(scale,)*3; return e

def tub_chair(c,foot=None):
    """A shell bent round a seat, open towards the camera."""
    m=cloth(c); bm=bmesh.new(); rows=[]; n=40; span=deg(118)
    for i in range(n+1):
        a=-span+2*span*i/n; back=.5+.5*cos(a*1.25); top=.60+.24*max(0,back)**1.2
        def p(r,z): return bm.verts.new((r*sin(a)*1.02,r*cos(a)*.98,z))
        rows.append([p(.53,.20),p(.67,.20),p(.68,top-.05),p(.655,top),p(.55,top),p(.525,top-.05)])
    for a,b in zip(rows,rows[1:]):
        for j in range(6): bm.faces.new((a[j],b[j],b[(j+1)%6],a[(j+1)%6]))
    bm.faces.new(rows[0]); bm.faces.new(list(reversed(rows[-1])))
    bmesh.ops.recalc_face_normals(bm,faces=bm.faces); me=bpy.data.meshes.new('tub'); bm.to_mesh(me); bm.free()
    _obj(me,m,bevel=.04,sub=1)
    lathe((0,-.03,.24),[(0,0),(.48,0),(.53,.03),(.54,.10),(.52,.17),(.44,.215),(.25,.235),(0,.24)],m)
    disc((0,0,0),.36,.2,foot or m,.015)
def side_table(r=.3,h=.55,top=None):
    disc((0,0,h),r,.03,top or brass(),.012); tube([(0,0,.02),(0,0,h)],.022,brass()); disc((0,0,0),r*.66,.025,brass(),.01)
def globe_lamp(h=.42,r=.13,power=9,warm=(1,.62,.34)):
    ball((0,0,h+r*.92),r,glowing(warm,power)); disc((0,0,0),r*.72,.025,brass(),.01); tube([(0,0,.02),(0,0,h)],.012,brass()); disc((0,0,h-.015),r*.4,.03,brass(),.008)
def floor_lamp(h=1.55,power=7):
    disc((0,0,0),.16,.025,brass(),.01); tube([(0,0,.02),(0,0,h)],.012,brass())
    lathe((0,0,h-.02),[(.21,0),(.14,.26),(.135,.26),(.2,0)],mat((.85,.66,.48),.9,glow=(power*.16,power*.085,power*.04),grain=0)); ball((0,0,h+.1),.05,glowing((1,.62,.34),power*6))
def vase(c,h=.4,r=.13,m=None):
    pts=[(0,0),(r*.6,0),(r*.72,.02*h)]+[(r*(.42+.58*math.exp(-((t-.36)/.28)**2)+.12*max(0,t-.8)*5),h*t) for t in [i/24 for i in range(2,25)]]
    lathe((0,0,0),pts+[(pts[-1][0]-.015,h*.98),(pts[-1][0]-.02,h*.7),(0,h*.66)],m or mat(c,.42,grain=.04))
def leaf(at,way,size,m,roll=0):
    """A leaf from its stalk in a direction."""
    bm=bmesh.new(); n=8; v=[]
    for i in range(n+1):
        t=i/n; w=.26*sin(pi*t**.8)*(1-.25*t); z=-.10*t*t
        v.append([bm.verts.new((x*w,t,z+abs(x)*w*.35)) for x in(-1,0,1)])
    for a,b in zip(v,v[1:]):
        for j in(0,1): bm.faces.new((a[j],a[j+1],b[j+1],b[j]))
    me=bpy.data.meshes.new('f'); bm.to_mesh(me); bm.free(); o=_obj(me,m,at,sub=1)
    o.rotation_mode='QUATERNION'; d=Vector(way).normalized(); o.rotation_quaternion=d.to_track_quat('Y','Z'); o.scale=(size,)*3
    s=o.modifiers.new('t','SOLIDIFY'); s.thickness=.012; return o
def branch(a,b,bow,m,n=7,size=.14,seed=1,stalk=.006):
    r=random.Random(seed); a,b=Vector(a),Vector(b); mid=(a+b)/2+Vector(bow); at=lambda t:a*(1-t)**2+mid*2*t*(1-t)+b*t*t
    tube([at(i/6) for i in range(7)],stalk,m)
    for i in range(n):
        t=.3+.7*i/(n-1); d=(at(min(1,t+.02))-at(t-.02)).normalized(); s=d.cross(Vector((0,-1,.25))).normalized()*(1 if i%2 else -1)
        w=d if i==n-1 else d*.55+s*.85+Vector((0,r.uniform(-.5,.3),r.uniform(-.1,.2)))
        leaf(at(t),w,size*r.uniform(.85,1.15),m)
def plant(h=1.3,pot=TERRA,n=9,seed=3,size=.30):
    """A rubber plant in a pot."""
    lathe((0,0,0),[(0,0),(.15,0),(.2,.32),(.215,.34),(.2,.345),(.18,.31),(0,.30)],mat(pot,.7)); r=random.Random(seed); m=mat(LEAF,.35,grain=.1)
    for k in range(3):
        a=k*2.1+seed; top=Vector((.16*cos(a),.12*sin(a),h*(1-.13*k))); tube([(0,0,.3),tuple(top*.5+Vector((0,0,.1))),tuple(top)],.011,mat(WALNUT,.8))
        for i in range(n):
            t=.3+.7*i/(n-1); b=a+i*2.4; p=Vector((0,0,.3)).lerp(top,t); up=.35+.9*t
            leaf(p,(cos(b),sin(b),up*r.uniform(.5,1.1)),size*r.uniform(.75,1.1)*(1.1-.35*t),m)
def picture(at,w,h,m=None,frame=None,turn=(0,0,0)):
    def make():
        f=frame or mat(WALNUT,.4); t=.03
        for x in(-1,1): box((x*(w/2),0,0),(t,.035,h+t),f,.004)
        for z in(-1,1): box((0,0,z*(h/2)),(w+t,.035,t),f,.004)
        box((0,.012,0),(w,.006,h),m or mat(IVORY,.8),0)
    return group(make,at,turn[2])
def text(s,at,size,m,turn=(90,0,0),align='LEFT',depth=.002):
    c=bpy.data.curves.new('x','FONT'); c.body=s; c.size=size; c.extrude=depth; c.align_x=align; f=os.path.join(os.path.dirname(__file__),'fraunces.ttf')
    if os.path.exists(f): c.font=bpy.data.fonts.load(f,check_existing=True)
    o=bpy.data.objects.new('x',c); c.materials.append(m); bpy.context.collection.objects.link(o); o.location=at; o.rotation_euler=[deg(a) for a in turn]; return o
def wall_hole(x0,x1,z0,z1,y,m,span=(-6,6),h=3.4,t=.25):
    """A wall at depth y with an opening."""
    a,b=span
    if x0>a: box(((a+x0)/2,y+t/2,h/2),(x0-a,t,h),m,0)
    if b>x1: box(((b+x1)/2,y+t/2,h/2),(b-x1,t,h),m,0)
    if z0>0: box(((x0+x1)/2,y+t/2,z0/2),(x1-x0,t,z0),m,0)
    if h>z1: box(((x0+x1)/2,y+t/2,(z1+h)/2),(x1-x0,t,h-z1),m,0)
def window(x0,x1,z0,z1,y,frame,bars=(1,1),t=.25,glass=None,sill=True):
    w,h=x1-x0,z1-z0; mx,mz=(x0+x1)/2,(z0+z1)/2; yy=y+t*.75
    for x in(x0+.03,x1-.03): box((x,yy,mz),(.06,.06,h),frame,.006)
    for z in(z0+.03,z1-.03): box((mx,yy,z),(w,.06,.06),frame,.006)
    for i in range(bars[0]): box((x0+w*(i+1)/(bars[0]+1),yy,mz),(.035,.045,h),frame,.004)
    for i in range(bars[1]): box((mx,yy,z0+h*(i+1)/(bars[1]+1)),(w,.045,.035),frame,.004)
    if sill: box((mx,y-.02,z0-.02),(w+.16,t+.1,.045),frame,.008)
def side_window(x,y0,y1,z0,z1,m,bars=(1,1),h=3.6,t=.2,span=(-9,1.2)):
    """A wall at the left (x) with a window, so that the sun draws it on the room."""
    a,b=span
    box((x,(a+y0)/2,h/2),(t,y0-a,h),m,0); box((x,(b+y1)/2,h/2),(t,b-y1,h),m,0)
    box((x,(y0+y1)/2,z0/2),(t,y1-y0,z0),m,0); box((x,(y0+y1)/2,(z1+h)/2),(t,y1-y0,h-z1),m,0)
    for i in range(bars[0]): box((x,y0+(y1-y0)*(i+1)/(bars[0]+1),(z0+z1)/2),(.05,.05,z1-z0),m,0)
    for i in range(bars[1]): box((x,(y0+y1)/2,z0+(z1-z0)*(i+1)/(bars[1]+1)),(.05,y1-y0,.05),m,0)
def room(wall,floor,y=0,skirting=None,h=3.6,span=12):
    if wall: box((0,y+.1,h/2),(span,.2,h),wall,0)
    box((0,-3,-.05),(span,14,.1),floor,0)
    if skirting: box((0,y-.012,.07),(span,.024,.14),skirting,.006)
def sun(way,c,power,soft=.6):
    l=bpy.data.lights.new('sun','SUN'); l.energy=power; l.color=c; l.angle=deg(soft); o=bpy.data.objects.new('sun',l); bpy.context.collection.objects.link(o)
    o.rotation_mode='QUATERNION'; o.rotation_quaternion=Vector(way).normalized().to_track_quat('-Z','Y')
def area(at,to,size,c,power):
    l=bpy.data.lights.new('a','AREA'); l.shape='RECTANGLE'; l.size,l.size_y=size; l.energy=power; l.color=c; o=bpy.data.objects.new('a',l); bpy.context.collection.objects.link(o)
    o.location=at; o.rotation_mode='QUATERNION'; o.rotation_quaternion=(Vector(to)-Vector(at)).normalized().to_track_quat('-Z','Y'); o.visible_camera=False; return o
def point(at,c,power,r=.1):
    l=bpy.data.lights.new('p','POINT'); l.energy=power; l.color=c; l.shadow_soft_size=r; o=bpy.data.objects.new('p',l); bpy.context.collection.objects.link(o); o.location=at
def spot(at,to,c,power,angle=50,r=.05,blend=.5):
    l=bpy.data.lights.new('s','SPOT'); l.energy=power; l.color=c; l.spot_size=deg(angle); l.spot_blend=blend; l.shadow_soft_size=r; o=bpy.data.objects.new('s',l); bpy.context.collection.objects.link(o)
    o.location=at; o.rotation_mode='QUATERNION'; o.rotation_quaternion=(Vector(to)-Vector(at)).normalized().to_track_quat('-Z','Y')
def sky(c,power=1):
    w=bpy.data.worlds.new('w'); bpy.context.scene.world=w; w.use_nodes=True; b=w.node_tree.nodes['Background']; b.inputs[0].default_value=(*c,1); b.inputs[1].default_value=power
def dusk(at,size,turn=(90,0,0),low=(1.0,.36,.16),mid=(.55,.14,.24),top=(.10,.06,.22),power=1.4):
    """An evening sky behind a window."""
    m=bpy.data.materials.new('dusk'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; nt.nodes.remove(b)
    e=nt.nodes.new('ShaderNodeEmission'); e.inputs[1].default_value=power; tc=nt.nodes.new('ShaderNodeTexCoord'); sp=nt.nodes.new('ShaderNodeSeparateXYZ'); r=nt.nodes.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].color=(*low,1); r.color_ramp.elements[0].position=.12; r.color_ramp.elements[1].color=(*top,1); k=r.color_ramp.elements.new(.5); k.color=(*mid,1)
    nt.links.new(tc.outputs['Generated'],sp.inputs[0]); nt.links.new(sp.outputs['Y'],r.inputs[0]); nt.links.new(r.outputs[0],e.inputs[0]); nt.links.new(e.outputs[0],nt.nodes['Material Output'].inputs[0])
    me=bpy.data.meshes.new('d'); x,y=size[0]/2,size[1]/2; me.from_pydata([(-x,-y,0),(x,-y,0),(x,y,0),(-x,y,0)],[],[(0,1,2,3)]); return _obj(me,m,at,turn,smooth=False)

def shoot(name,eye,to,lens=35,focus=None,stop=8,exposure=1,vignette=.7,bloom=.25,W=1200,H=800,samples=32):
    a=sys.argv[sys.argv.index('--')+1:]; k=float(a[1]) if len(a)>1 else 1; samples=int(a[2]) if len(a)>2 else samples
    W,H=int(W*k),int(H*k); s=bpy.context.scene; s.render.engine='CYCLES'; s.cycles.device='CPU'; s.render.resolution_x,s.render.resolution_y=W,H; s.render.resolution_percentage=100
    c=s.cycles; c.samples=samples; c.use_adaptive_sampling=False; c.use_denoising=False; c.max_bounces=6; c.diffuse_bounces=4; c.glossy_bounces=3; c.caustics_reflective=c.caustics_refractive=False; c.sample_clamp_indirect=3; c.sample_clamp_direct=0; c.blur_glossy=.6
    s.render.threads_mode='FIXED'; s.render.threads=2
    cam=bpy.data.cameras.new('c'); o=bpy.data.objects.new('c',cam); bpy.context.collection.objects.link(o); o.location=eye; d=Vector(to)-Vector(eye)
    o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.normalized().to_track_quat('-Z','Y'); cam.lens=lens; cam.dof.use_dof=True; cam.dof.focus_distance=focus or d.length; cam.dof.aperture_fstop=stop; s.camera=o
    v=s.view_layers[0]; v.use_pass_z=True; v.cycles.denoising_store_passes=True
    s.use_nodes=True; nt=s.node_tree; nt.nodes.clear(); rl=nt.nodes.new('CompositorNodeRLayers'); f=nt.nodes.new('CompositorNodeOutputFile'); out=os.path.abspath(f'out/{name}'); os.makedirs(out,exist_ok=True); f.base_path=out
    f.format.file_format='OPEN_EXR'; f.format.color_depth='32'; f.format.color_mode='RGBA'; f.file_slots.clear()
    for slot,sock in(('light','Image'),('albedo','Denoising Albedo'),('normal','Denoising Normal'),('depth','Depth')):
        f.file_slots.new(slot); nt.links.new(rl.outputs[sock],f.inputs[slot])
    def read(n,ch):
        im=bpy.data.images.load(f'{out}/{n}0001.exr'); im.colorspace_settings.name='Linear'; p=array.array('f',[0])*(W*H*4); im.pixels.foreach_get(p); bpy.data.images.remove(im)
        q=array.array('f',[0])*(W*H*ch)
        for c_ in range(ch): q[c_::ch]=p[c_::4]
        # Blender's rows start at the bottom.
        r=array.array('f'); n_=W*ch
        for y in range(H-1,-1,-1): r.extend(q[y*n_:(y+1)*n_])
        return r
    s.frame_set(1)
    for half,seed in(('a',1),('b',7)):
        c.seed=seed; bpy.ops.render.render(); read('light',3).tofile(open(f'{out}/{half}.f32','wb'))
    for n,ch in(('albedo',3),('normal',3),('depth',1)): read(n,ch).tofile(open(f'{out}/{n}.f32','wb'))
    open(f'{out}/size','w').write(f'{W} {H} {exposure} {vignette} {bloom}\n')
def fresh():
    bpy.ops.wm.read_factory_settings(use_empty=True); _m.clear()
