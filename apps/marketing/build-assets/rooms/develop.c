// Denoises two half renders with their features (joint non-local means), then tones, blooms and writes RGB8.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
static int W,H; static long N;
static float*rd(const char*d,const char*n,int c){char p[400];sprintf(p,"%s/%s.f32",d,n);FILE*f=fopen(p,"rb");if(!f){perror(p);exit(1);}float*b=malloc(4L*N*c);if(fread(b,4,N*c,f)!=(size_t)(N*c)){fprintf(stderr,"short %s\n",p);exit(1);}fclose(f);return b;}
static void box(float*a,float*t,int r){ // box mean in place
  for(int y=0;y<H;y++){for(int x=0;x<W;x++){double s=0;int n=0;for(int d=-r;d<=r;d++){int q=x+d;if(q<0||q>=W)continue;s+=a[(long)y*W+q];n++;}t[(long)y*W+x]=s/n;}}
  for(int y=0;y<H;y++){for(int x=0;x<W;x++){double s=0;int n=0;for(int d=-r;d<=r;d++){int q=y+d;if(q<0||q>=H)continue;s+=t[(long)q*W+x];n++;}a[(long)y*W+x]=s/n;}}
}
static void gauss(float*a,float*t,float sig){int r=(int)(sig*2.5);float*k=malloc(4*(2*r+1));float s=0;for(int i=-r;i<=r;i++){k[i+r]=expf(-i*i/(2*sig*sig));s+=k[i+r];}for(int i=0;i<=2*r;i++)k[i]/=s;
  for(int y=0;y<H;y++)for(int x=0;x<W;x++){float v=0;for(int d=-r;d<=r;d++){int q=x+d;if(q<0)q=0;if(q>=W)q=W-1;v+=k[d+r]*a[(long)y*W+q];}t[(long)y*W+x]=v;}
  for(int y=0;y<H;y++)for(int x=0;x<W;x++){float v=0;for(int d=-r;d<=r;d++){int q=y+d;if(q<0)q=0;if(q>=H)q=H-1;v+=k[d+r]*t[(long)q*W+x];}a[(long)y*W+x]=v;}free(k);}
static float tone(float x){if(x<0)x=0;float c=(x*(2.51f*x+.03f))/(x*(2.43f*x+.59f)+.14f);if(c>1)c=1;return powf(c,1/2.2f);}
int main(int ac,char**av){ // dir W H exposure vignette bloom out strength
  const char*d=av[1];W=atoi(av[2]);H=atoi(av[3]);N=(long)W*H;float ex=atof(av[4]),vg=atof(av[5]),bl=atof(av[6]);const char*out=av[7];float K=ac>8?atof(av[8]):0.6;int R=ac>9?atoi(av[9]):8;
  float*A=rd(d,"a",3),*B=rd(d,"b",3),*al=rd(d,"albedo",3),*no=rd(d,"normal",3),*z=rd(d,"depth",1);
  // demodulate
  for(long i=0;i<N*3;i++){float v=al[i]<.03f?.03f:al[i];if(A[i]>60)A[i]=60;if(B[i]>60)B[i]=60;A[i]/=v;B[i]/=v;}
  float*t=malloc(4*N),*dist=malloc(4*N);
  float*var=malloc(4L*N*3);float*ch=malloc(4*N);
  for(int c=0;c<3;c++){for(long i=0;i<N;i++){float e=A[i*3+c]-B[i*3+c];ch[i]=e*e*.5f;}box(ch,t,3);for(long i=0;i<N;i++)var[i*3+c]=ch[i];}
  float*sA=calloc(N*3,4),*sB=calloc(N*3,4),*wA=calloc(N,4),*wB=calloc(N,4);
  float*dB=malloc(4*N),*fw=malloc(4*N);
  for(int dy=-R;dy<=R;dy++)for(int dx=-R;dx<=R;dx++){
    for(int y=0;y<H;y++)for(int x=0;x<W;x++){long i=(long)y*W+x;int x2=x+dx,y2=y+dy;if(x2<0||y2<0||x2>=W||y2>=H){dist[i]=dB[i]=1e3;fw[i]=0;continue;}long j=(long)y2*W+x2;
      float s=0,sb=0;for(int c=0;c<3;c++){float vi=var[i*3+c],vj=var[j*3+c];float m=vi<vj?vi:vj;float e=A[i*3+c]-A[j*3+c],f=B[i*3+c]-B[j*3+c];float q=1e-6f+K*K*(vi+vj)+4e-5f*A[i*3+c]*A[i*3+c];s+=(e*e-(vi+m))/q;sb+=(f*f-(vi+m))/q;}
      dist[i]=s/3;dB[i]=sb/3;if(dist[i]>1e3)dist[i]=1e3;if(dB[i]>1e3)dB[i]=1e3;
      float tn=1-(no[i*3]*no[j*3]+no[i*3+1]*no[j*3+1]+no[i*3+2]*no[j*3+2]);float pa=0;for(int c=0;c<3;c++){float e=al[i*3+c]-al[j*3+c];pa+=e*e;}float dz=fabsf(z[i]-z[j])/(.02f*(z[i]>0.1f?z[i]:.1f));
      float g=tn*14+pa*260+dz*.6f;fw[i]=g>20?0:expf(-g);}
    box(dist,t,2);box(dB,t,2);
    for(int y=0;y<H;y++)for(int x=0;x<W;x++){long i=(long)y*W+x;if(fw[i]<=0)continue;long j=(long)(y+dy)*W+x+dx;
      float a=dist[i]<0?0:dist[i],b=dB[i]<0?0:dB[i];float u=a>20?0:expf(-a)*fw[i],v=b>20?0:expf(-b)*fw[i];
      for(int c=0;c<3;c++){sB[i*3+c]+=u*B[j*3+c];sA[i*3+c]+=v*A[j*3+c];}wB[i]+=u;wA[i]+=v;}
  }
  float*img=malloc(4L*N*3);
  for(long i=0;i<N;i++)for(int c=0;c<3;c++){float v=al[i*3+c]<.03f?.03f:al[i*3+c];float a=wA[i]>0?sA[i*3+c]/wA[i]:A[i*3+c],b=wB[i]>0?sB[i*3+c]/wB[i]:B[i*3+c];img[i*3+c]=.5f*(a+b)*v;}
  // bloom: bright light bleeds
  float*o=malloc(4L*N*3);memcpy(o,img,4L*N*3);
  float sig[2]={W*.045f,W*.012f},sh[2]={.6f,.4f};
  for(int p=0;p<2&&bl>0;p++)for(int c=0;c<3;c++){for(long i=0;i<N;i++){float v=img[i*3+c]*ex-.55f;if(v<0)v=0;if(v>3)v=3;ch[i]=v;}gauss(ch,t,sig[p]);for(long i=0;i<N;i++)o[i*3+c]+=bl*sh[p]*ch[i]/ex;}
  unsigned char*q=malloc(N*3);unsigned s=12345;
  for(int y=0;y<H;y++)for(int x=0;x<W;x++){long i=(long)y*W+x;float u=(float)x/W-.5f,v=(float)y/H-.5f;float k=1-(u*u*.8f+v*v)*vg;if(k<0)k=0;s=s*1664525u+1013904223u;float g=((s>>16)&255)/255.f-.5f;for(int c=0;c<3;c++){float r=255*tone(o[i*3+c]*ex*k)+g;q[i*3+c]=r<0?0:r>255?255:(int)(r+.5f);}}
  FILE*f=fopen(out,"wb");fwrite(q,1,N*3,f);fclose(f);return 0;}
